use plywright::endings::{Growth, Material, Tables};
use plywright::recipe::{self, Entry, Recipe};
struct Go;
impl Entry for Go {
    type Output = ();
    fn run<R: Recipe>(self, recipe: R) {
        let args: Vec<String> = std::env::args().collect();
        let material: Material = args[1].parse().unwrap();
        let bytes: usize = args[2].parse().unwrap();
        let weight: f64 = args[3].parse().unwrap();
        let preference: f64 = args[4].parse().unwrap();
        let overgrown: usize = args[5].parse().unwrap();
        let mut tables = Tables::new();
        let begun = std::time::Instant::now();
        tables.make(recipe, material, |_, _| {});
        println!("table {:.1} s", begun.elapsed().as_secs_f64());
        let tree = tables.grow(recipe, material, Growth { bytes, overgrown, weight, preference }, |grown| {
            println!("{:6.1} s {:6} bytes {:10} of {:10} {:.2} %", begun.elapsed().as_secs_f64(), grown.bytes, grown.spotted, grown.draws, 100.0 * grown.spotted as f64 / grown.draws as f64);
        }).unwrap();
        std::fs::write(format!("/tmp/{material}.tree"), tree).unwrap();
    }
}
fn main() { recipe::enter(Go).unwrap(); }
