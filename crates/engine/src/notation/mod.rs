//! Formats for games and positions: EPD and PGN.
//!
//! Both contain moves in standard algebraic notation, which cannot be read without the legal moves.
//! So they live above the board and the move generator; FEN, which is only a position, belongs to
//! the board. All text read here is foreign. The readers accept any bytes, of any length, in
//! bounded memory and without recursion, and report faults by line and column.

pub mod epd;
mod latin;
pub mod pgn;
