//! Control groups of Linux: the share of the CPUs that this process may use, and how often the
//! system stopped the process because that share was used up.

use std::path::{Path, PathBuf};

use super::files::{text, value};

/// Returns the number of CPUs whose time this process may use: the smallest quota of its group and
/// of the groups above it; `None` if no group has a quota.
pub(super) fn quota(root: &Path) -> Option<f64> {
    groups(root).into_iter().filter_map(|group| quota_of(&group)).reduce(f64::min)
}

fn quota_of(group: &Path) -> Option<f64> {
    let share = |quota: f64, period: f64| (quota > 0.0 && period > 0.0).then(|| quota / period);
    if let Some(line) = text(&group.join("cpu.max")) {
        // `max 100000` means no quota.
        let (quota, period) = line.split_once(' ')?;
        return share(quota.parse().ok()?, period.trim().parse().ok()?);
    }
    share(value(&group.join("cpu.cfs_quota_us"))?, value(&group.join("cpu.cfs_period_us"))?)
}

/// Returns the number of periods in which a quota of this process's groups was used up, so that
/// their processes were stopped; `None` if no group has a quota.
pub(super) fn throttled(root: &Path) -> Option<u64> {
    let periods = |group: PathBuf| {
        quota_of(&group)?;
        let stat = text(&group.join("cpu.stat"))?;
        let line = stat.lines().find_map(|line| line.strip_prefix("nr_throttled "))?;
        line.trim().parse::<u64>().ok()
    };
    groups(root).into_iter().filter_map(periods).reduce(u64::saturating_add)
}

/// Returns the folders of this process's group of the CPU controller and of the groups above it.
/// In a container the path may be the host's, which the container does not see; then only the top
/// group is returned.
fn groups(root: &Path) -> Vec<PathBuf> {
    let mounts = root.join("sys/fs/cgroup");
    let lines = text(&root.join("proc/self/cgroup")).unwrap_or_default();
    let mut folders = Vec::new();
    for line in lines.lines() {
        let mut fields = line.splitn(3, ':').skip(1);
        let (Some(controllers), Some(path)) = (fields.next(), fields.next()) else { continue };
        let mounts = match controllers {
            "" => vec![mounts.clone(), mounts.join("unified")],
            _ if controllers.split(',').any(|name| name == "cpu") => {
                vec![mounts.join(controllers), mounts.join("cpu")]
            }
            _ => continue,
        };
        for mount in mounts {
            let group = mount.join(path.trim_start_matches('/'));
            folders.extend(
                group.ancestors().take_while(|folder| folder.starts_with(&mount)).map(Path::to_owned),
            );
        }
    }
    // Two names of one mount would count its periods twice.
    let mut known = Vec::new();
    folders.retain(|folder| {
        let Ok(real) = folder.canonicalize() else { return false };
        let is_new = !known.contains(&real);
        known.push(real);
        is_new
    });
    folders
}
