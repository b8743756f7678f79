//! The tapered evaluation.
