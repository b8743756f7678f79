//! Texts about games and positions: EPD, PGN.
//!
//! Both hold moves in standard algebraic notation, which only the legal moves can read, so they stand above the board and
//! the move generator; FEN, which is a position and nothing else, is the board's own. Whatever is read here is foreign:
//! readers take any bytes, of any length, in bounded memory and without recursion, and report what is wrong by line and
//! column.

pub mod epd;
mod latin;
pub mod pgn;
