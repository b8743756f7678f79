//! Formats for games and positions: EPD and PGN.
//!
//! Both contain moves in standard algebraic notation, which cannot be read without the legal moves.
//! So their readers stand above the board and the move generator; FEN, which is only a position,
//! belongs to the board. The text comes from other programs and people. So the readers work on any
//! bytes and texts of any length, in bounded memory and without recursion, and report faults by
//! line and column.

pub mod epd;
mod latin;
pub mod pgn;
