//! Positions that UCI engines search when they are timed.

/// Middlegames and endgames, open and closed, quiet and sharp. They come from well-known games
/// (Morphy at the opera, Anderssen twice, Byrne against Fischer, Kasparov against Topalov and
/// against Deep Blue) and from usual openings, with six endgames that together have every kind of
/// piece. In each of these positions, an engine spends its time differently.
pub const POSITIONS: &[&str] = &[
    "rn1qkb1r/ppp2ppp/5n2/4p3/2B1P3/5Q2/PPP2PPP/RNB1K2R w KQkq - 2 7",
    "rn2kb1r/p3qppp/2p2n2/1p2p1B1/2B1P3/1QN5/PPP2PPP/R3K2R w KQkq - 0 10",
    "r1b1k2r/ppppnppp/2n3q1/b3P3/2B5/1QPp1N2/P4PPP/RNB1R1K1 w kq - 3 11",
    "1r2k2r/pbppnppp/1bn3q1/4P3/Q1B5/B1Pp1N2/P2N1PPP/R3R1K1 w k - 5 15",
    "rnb1kb1r/p1pp1ppp/8/1B4qn/4Pp1N/3P4/PPP3PP/RNBQ1K1R w kq - 3 9",
    "rnb1kbnr/p2p1ppp/5q2/1p3N1P/4PBP1/3P1Q2/PPP5/RN3KR1 w kq - 1 16",
    "r1bq1rk1/pp1nppbp/2p2np1/8/2QPPB2/2N2N2/PP3PPP/R3KB1R w KQ - 1 9",
    "r2q1rk1/pp2ppbp/2p2np1/6B1/3PP1b1/Q1n2N2/PP3PPP/3RKB1R w K - 0 13",
    "r3r1k1/pp3pbp/1qp3p1/2B5/2BP2b1/Q1n2N2/P4PPP/3RK2R w K - 2 17",
    "r2qk2r/pb1n1p1p/2pp1npQ/1p2p3/3PP3/P1N2P2/1PP1N1PP/R3KB1R w KQkq - 0 11",
    "1k1r3r/1b2qp1p/pn1p1npQ/1pp5/4P3/PNN2PP1/1PP4P/1K1R1B1R w - - 1 18",
    "b2r3r/k3qp1p/pn3np1/NppN4/3pPQ2/P4PPB/1PP4P/1K1RR3 b - - 1 22",
    "r1bk1b1r/p2nq1p1/2p1pnBp/1p6/3P1B2/5N2/PPP2PPP/R2Q1RK1 w - - 0 12",
    "r1k2b1r/pb1nq1p1/4p1Bp/1p1n4/3P4/3Q1NB1/1PP2PPP/R3R1K1 b - - 1 16",
    "r1b2rk1/2q1bppp/p2p1n2/npp1p3/3PP3/2P2N1P/PPB2PP1/RNBQR1K1 w - - 1 12",
    "r1b2rk1/2q1bppp/2np1n2/1p2p3/p2PP3/4BN1P/PPBN1PP1/R2QR1K1 b - - 1 16",
    "r1bq1rk1/pppnn1bp/3p2p1/3Ppp2/2P1P3/2NN4/PP1BBPPP/R2Q1RK1 b - - 1 11",
    "r1bq1rk1/pp2n1b1/3p1n2/3Pp1pp/4Pp2/2N2P2/PP1BBNPP/R2Q1RK1 w - - 0 16",
    "r3k2r/ppp1bpp1/2p1b3/4PnBp/8/2N2N1P/PPP2PP1/3R1RK1 w - - 4 13",
    "r1b2rk1/pp3ppp/2pq1n2/8/3P4/1BR2N2/PP3PPP/3QR1K1 w - - 3 16",
    "8/5pk1/4p1p1/3p3p/1r1P1P1P/4P1P1/3R2K1/8 w - - 0 1",
    "8/2p2pk1/1p1p2p1/p2P3p/P1P2P1P/1P4P1/5K2/8 w - - 0 1",
    "4r1k1/1p3pp1/p1n4p/3p4/3P4/P1B1P2P/1P3PP1/2R3K1 w - - 0 1",
    "8/1b3pk1/4p1p1/p2n3p/Pp1P3P/1P1N1PP1/4B1K1/8 b - - 0 1",
    "2q3k1/5pp1/4p2p/1Q1pP3/3P4/5N1P/5PP1/6K1 b - - 0 1",
    "3r2k1/pp3ppp/2p5/4n3/4P3/2N2P2/PPP3PP/3R2K1 w - - 0 1",
];
