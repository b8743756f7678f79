//! Work for revisions of zlib-rs: `zlib deflate LEVEL FILE`, and `zlib inflate CHUNK FILE`, which
//! gives the compressed bytes to the library in pieces of that size. Prints the size of the result.

use std::ffi::{c_int, c_uint};

use libz_rs_sys::{inflate, inflateEnd, inflateInit2_, z_stream, zlibVersion};
use zlib_rs::ReturnCode;
use zlib_rs::deflate::{DeflateConfig, compress_slice};

/// Runs of `deflate` in a process, so that the start of the process matters little; `inflate` runs
/// five times as often.
const RUNS: usize = 3;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [verb, number, file] = &arguments[..] else { panic!("zlib deflate|inflate NUMBER FILE") };
    let number: usize = number.parse().expect("a number");
    let plain = std::fs::read(file).expect("a file that can be read");
    let mut compressed = vec![0; plain.len() * 2];
    match verb.as_str() {
        "deflate" => {
            for _ in 0..RUNS {
                println!("{}", deflated(&mut compressed, &plain, number as i32));
            }
        }
        "inflate" => {
            let length = deflated(&mut compressed, &plain, 1);
            let mut output = vec![0; plain.len()];
            for _ in 0..5 * RUNS {
                println!("{}", inflated(&mut output, &compressed[..length], number));
            }
            assert_eq!(output, plain);
        }
        _ => panic!("the verbs are deflate and inflate"),
    }
}

fn deflated(output: &mut [u8], plain: &[u8], level: i32) -> usize {
    let config = DeflateConfig { level, ..DeflateConfig::default() };
    let (written, code) = compress_slice(output, plain, config);
    assert_eq!(code, ReturnCode::Ok);
    written.len()
}

fn inflated(output: &mut [u8], compressed: &[u8], chunk: usize) -> usize {
    let mut stream = std::mem::MaybeUninit::<z_stream>::zeroed();
    // SAFETY: the stream is zeroed as zlib asks for, and each buffer outlives the calls that use
    // it.
    unsafe {
        let size = std::mem::size_of::<z_stream>() as c_int;
        assert_eq!(inflateInit2_(stream.as_mut_ptr(), 15, zlibVersion(), size), 0);
        let stream = stream.assume_init_mut();
        stream.next_out = output.as_mut_ptr();
        stream.avail_out = output.len() as c_uint;
        for piece in compressed.chunks(chunk) {
            stream.next_in = piece.as_ptr().cast_mut();
            stream.avail_in = piece.len() as c_uint;
            assert!([0, 1].contains(&inflate(stream, 0)));
        }
        let length = stream.total_out as usize;
        assert_eq!(inflateEnd(stream), 0);
        length
    }
}
