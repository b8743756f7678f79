//! Twenty kernels, each in two forms: `--cfg planted` compiles the form with a planted cause of
//! slowness. The argument names the kernel to run.

use std::hint::black_box;

const COUNT: usize = 1 << 16;
const SIDE: usize = 512;

/// Returns a number whose bits no branch predictor can predict.
fn mixed(number: usize) -> u32 {
    let mixed = (number as u32 + 1).wrapping_mul(0x9e37_79b1);
    let mixed = (mixed ^ (mixed >> 16)).wrapping_mul(0x85eb_ca6b);
    let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xc2b2_ae35);
    mixed ^ (mixed >> 16)
}

/// Work that is the same in both forms.
#[inline(never)]
fn steady(data: &[u32]) -> u32 {
    data.iter().fold(1, |sum, &value| (sum ^ value).rotate_left(7).wrapping_mul(31))
}

macro_rules! kernels {
    ($($name:ident $cause:literal |$data:ident, $order:ident| $plain:block $planted:block)*) => {
        $(#[inline(never)]
        #[allow(unused_variables)]
        fn $name($data: &[u32], $order: &[u32]) -> u32 {
            #[cfg(not(planted))]
            $plain
            #[cfg(planted)]
            $planted
        })*

        fn kernel(name: &str) -> fn(&[u32], &[u32]) -> u32 {
            match name {
                $(stringify!($name) => $name,)*
                _ => panic!("there is no kernel {name}"),
            }
        }

        fn list() {
            $(println!("{} {}", stringify!($name), $cause);)*
        }
    };
}

#[cfg_attr(planted, inline(never))]
#[cfg_attr(not(planted), inline(always))]
fn inline_step_helper(sum: u32, value: u32) -> u32 {
    sum.wrapping_add(value ^ (value >> 3))
}

#[cfg_attr(planted, inline(never))]
#[cfg_attr(not(planted), inline(always))]
fn inline_get_helper(data: &[u32], at: usize) -> u32 {
    data[at & (data.len() - 1)]
}

#[cfg_attr(planted, inline(never))]
#[cfg_attr(not(planted), inline(always))]
fn inline_less_helper(left: u32, right: u32) -> bool {
    left & 0xffff < right & 0xffff
}

#[cfg_attr(planted, inline(never))]
#[cfg_attr(not(planted), inline(always))]
fn inline_pair_helper(left: u32, right: u32) -> (u32, u32) {
    (left.wrapping_add(right), left ^ right)
}

kernels! {
    spill_sum "a spilled register" |data, order| {
        data.iter().fold(7, |sum: u32, &value| (sum ^ value).wrapping_mul(31))
    } {
        let mut sum = 7_u32;
        for &value in data {
            sum = (sum ^ value).wrapping_mul(31);
            black_box(&mut sum);
        }
        sum
    }
    spill_two "a spilled register" |data, order| {
        let (mut first, mut second) = (1_u32, 2_u32);
        for &value in data {
            first = first.rotate_left(3) ^ value;
            second = second.wrapping_mul(5).wrapping_add(first);
        }
        second
    } {
        let (mut first, mut second) = (1_u32, 2_u32);
        for &value in data {
            first = first.rotate_left(3) ^ value;
            second = second.wrapping_mul(5).wrapping_add(first);
            black_box((&mut first, &mut second));
        }
        second
    }
    spill_index "a spilled register" |data, order| {
        let (mut at, mut sum) = (0, 0_u32);
        while at < data.len() {
            sum = sum.rotate_left(1) ^ data[at];
            at += 1;
        }
        sum
    } {
        let (mut at, mut sum) = (0, 0_u32);
        while at < data.len() {
            sum = sum.rotate_left(1) ^ data[at];
            at += 1;
            black_box(&mut at);
        }
        sum
    }
    inline_step "a lost inline" |data, order| {
        data.iter().fold(0, |sum: u32, &value| inline_step_helper(sum.rotate_left(1), value))
    } {
        data.iter().fold(0, |sum: u32, &value| inline_step_helper(sum.rotate_left(1), value))
    }
    inline_get "a lost inline" |data, order| {
        (0..data.len()).fold(0, |sum: u32, at| sum.rotate_left(1) ^ inline_get_helper(data, at * 5))
    } {
        (0..data.len()).fold(0, |sum: u32, at| sum.rotate_left(1) ^ inline_get_helper(data, at * 5))
    }
    inline_less "a lost inline" |data, order| {
        data.windows(2).filter(|pair| inline_less_helper(pair[0], pair[1])).count() as u32
    } {
        data.windows(2).filter(|pair| inline_less_helper(pair[0], pair[1])).count() as u32
    }
    inline_pair "a lost inline" |data, order| {
        let pair = data.iter().fold((1, 2), |(left, right), &value| inline_pair_helper(left ^ value, right));
        pair.0 ^ pair.1
    } {
        let pair = data.iter().fold((1, 2), |(left, right), &value| inline_pair_helper(left ^ value, right));
        pair.0 ^ pair.1
    }
    bounds_gather "a bounds check" |data, order| {
        // SAFETY: the order holds each index once.
        order.iter().fold(0, |sum: u32, &at| sum.rotate_left(1) ^ unsafe { *data.get_unchecked(at as usize) })
    } {
        order.iter().fold(0, |sum: u32, &at| sum.rotate_left(1) ^ data[at as usize])
    }
    bounds_table "a bounds check" |data, order| {
        let table: &[u32; 256] = data[..256].try_into().unwrap();
        data.iter().fold(0, |sum: u32, &value| sum.rotate_left(1) ^ table[(value & 255) as usize])
    } {
        let table = &data[..black_box(256)];
        data.iter().fold(0, |sum: u32, &value| sum.rotate_left(1) ^ table[(value & 255) as usize])
    }
    bounds_two "a bounds check" |data, order| {
        // SAFETY: both indices are below the length.
        let at = |slice: &[u32], at: usize| unsafe { *slice.get_unchecked(at & (COUNT - 1)) };
        (0..COUNT).fold(0, |sum: u32, step| sum.rotate_left(1) ^ at(data, step * 5) ^ at(order, step * 3))
    } {
        let at = |slice: &[u32], at: usize| slice[at & (COUNT - 1)];
        (0..COUNT).fold(0, |sum: u32, step| sum.rotate_left(1) ^ at(data, step * 5) ^ at(order, step * 3))
    }
    vector_sum "a missed vectorisation" |data, order| {
        data.iter().fold(0, |sum: u32, &value| sum.wrapping_add(value))
    } {
        data.iter().fold(0, |sum: u32, &value| black_box(sum.wrapping_add(value)))
    }
    vector_count "a missed vectorisation" |data, order| {
        data.iter().filter(|&&value| value & 7 == 3).count() as u32
    } {
        let mut count = 0;
        for &value in data {
            if value == u32::MAX {
                break;
            }
            count += u32::from(value & 7 == 3);
        }
        count
    }
    vector_float "a missed vectorisation" |data, order| {
        let mut sums = [0.0_f32; 8];
        for chunk in data.chunks_exact(8) {
            sums.iter_mut().zip(chunk).for_each(|(sum, &value)| *sum += (value & 255) as i32 as f32);
        }
        sums.iter().sum::<f32>() as u32
    } {
        data.iter().map(|&value| (value & 255) as i32 as f32).sum::<f32>() as u32
    }
    vector_most "a missed vectorisation" |data, order| {
        data.iter().fold(0, |most, &value| (value & 0xff_ffff) | most)
    } {
        let mut most = 0;
        for &value in data {
            if value == u32::MAX {
                return 0;
            }
            most |= value & 0xff_ffff;
        }
        most
    }
    cache_columns "a cache-hostile layout" |data, order| {
        let mut sum = 0_u32;
        for row in 0..SIDE / 4 {
            for column in 0..SIDE {
                sum = sum.rotate_left(1) ^ data[row * SIDE + column];
            }
        }
        sum
    } {
        let mut sum = 0_u32;
        for column in 0..SIDE {
            for row in 0..SIDE / 4 {
                sum = sum.rotate_left(1) ^ data[row * SIDE + column];
            }
        }
        sum
    }
    cache_stride "a cache-hostile layout" |data, order| {
        (0..COUNT).fold(0, |sum: u32, at| sum.rotate_left(1) ^ data[black_box(at) & (COUNT - 1)])
    } {
        (0..COUNT).fold(0, |sum: u32, at| sum.rotate_left(1) ^ data[black_box(at * 16 + at / 4096) & (COUNT - 1)])
    }
    cache_shuffled "a cache-hostile layout" |data, order| {
        (0..COUNT as u32).fold(0, |sum: u32, at| sum.rotate_left(1) ^ data[(at ^ (order[at as usize] & 7)) as usize])
    } {
        (0..COUNT as u32).fold(0, |sum: u32, at| sum.rotate_left(1) ^ data[(at / 8 ^ order[at as usize]) as usize])
    }
    branch_random "a mispredicted branch" |data, order| {
        let mut sum = 0_u32;
        for (at, &value) in data.iter().enumerate() {
            if black_box(at as u32) & 0x8000 == 0 {
                black_box(&mut sum);
                sum = sum.wrapping_add(value);
            }
        }
        sum
    } {
        let mut sum = 0_u32;
        for (at, &value) in data.iter().enumerate() {
            if black_box(value) & 0x8000 == 0 {
                black_box(&mut sum);
                sum = sum.wrapping_add(value);
            }
        }
        sum
    }
    branch_call "a mispredicted branch" |data, order| {
        let calls: [fn(u32) -> u32; 4] = black_box([|number| number + 1, |number| number ^ 2, |number| number * 3, |number| !number]);
        data.iter().enumerate().fold(0, |sum: u32, (at, &value)| sum ^ calls[(black_box(value) as usize & 0) + at / 20_000](at as u32))
    } {
        let calls: [fn(u32) -> u32; 4] = black_box([|number| number + 1, |number| number ^ 2, |number| number * 3, |number| !number]);
        data.iter().enumerate().fold(0, |sum: u32, (at, &value)| sum ^ calls[(black_box(value) as usize >> 9 & 3) + at / 70_000](at as u32))
    }
    branch_select "a mispredicted branch" |data, order| {
        data.iter().fold(0, |sum: u32, &value| {
            let mask = (value >> 11 & 1).wrapping_neg();
            black_box(sum.wrapping_add(value & mask))
        })
    } {
        let mut sum = 0_u32;
        for &value in data {
            if black_box(value) >> 11 & 1 == 1 {
                black_box(&mut sum);
                sum = sum.wrapping_add(value);
            }
        }
        sum
    }
}

fn main() {
    let Some(name) = std::env::args().nth(1) else { return list() };
    let data: Vec<u32> = (0..COUNT).map(mixed).collect();
    // Multiplying by an odd number gives each index once.
    let order: Vec<u32> = (0..COUNT as u32).map(|at| at.wrapping_mul(40_503) % COUNT as u32).collect();
    let times = std::env::args().nth(2).map_or(4, |times| times.parse().unwrap());
    let kernel = kernel(&name);
    let sum = (0..times).fold(0, |sum, _| sum ^ kernel(black_box(&data), black_box(&order)) ^ steady(&data));
    println!("{}", black_box(sum) & 0);
}
