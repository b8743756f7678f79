//! A Slurm cluster of this one machine, on its loopback, which ends with its owner.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use tempfile::TempDir;

use crate::children::{self, Owned};

/// A cluster is there within a second or two, and later where builds run beside.
const PATIENCE: Duration = Duration::from_secs(90);

/// The node's only feature: the type of its CPU.
const TYPE: &str = "here";

/// A cluster that runs.
pub(super) struct Cluster {
    /// Its key, state, logs and sockets. In a temporary folder of the system: a socket's path must be short.
    room: TempDir,
    /// The daemons: the one that signs messages, the controller, the node's. They are killed in this order, the last first.
    _daemons: Vec<Owned>,
}

impl Cluster {
    /// Starts it, or tells why it does not start.
    pub(super) fn start() -> Result<Result<Self, String>> {
        let room = tempfile::tempdir().context("cannot make a folder for a cluster")?;
        let path = |name: &str| room.path().join(name);
        let only_ours = fs::Permissions::from_mode(0o700);
        fs::set_permissions(room.path(), only_ours).context("cannot close the cluster's folder")?;
        for folder in ["state", "spool"] {
            fs::create_dir(path(folder)).context("cannot make a folder for a cluster")?;
        }
        let mut key = [0; 128];
        getrandom::fill(&mut key).map_err(|error| anyhow::anyhow!("there is no randomness: {error}"))?;
        fs::write(path("key"), key).context("cannot write the cluster's key")?;
        fs::set_permissions(path("key"), fs::Permissions::from_mode(0o600))
            .context("cannot close the key")?;
        fs::write(path("slurm.conf"), configuration(room.path())?).context("cannot write slurm.conf")?;

        let mut munged = Command::new("munged");
        munged.args(["--foreground", "--force"]);
        for (option, name) in [
            ("key-file", "key"),
            ("socket", "socket"),
            ("pid-file", "pid"),
            ("seed-file", "seed"),
            ("log-file", "munged.log"),
        ] {
            munged.arg(format!("--{option}={}", path(name).display()));
        }
        let mut cluster = Self { _daemons: Vec::new(), room };
        cluster.begin(&mut munged)?;
        let socket = cluster.room.path().join("socket");
        if !within(|| socket.exists())? {
            return Ok(Err(format!("munged opens no socket: {}", cluster.logs())));
        }
        cluster.begin(Command::new("slurmctld").arg("-D"))?;
        cluster.begin(Command::new("slurmd").arg("-D"))?;
        let is_idle = || {
            let mut sinfo = Command::new("sinfo");
            sinfo.args(["--noheader", "--format", "%t"]);
            cluster.tells(&mut sinfo);
            children::run(&mut sinfo, Some(PATIENCE)).is_ok_and(|done| done.stdout.trim() == "idle")
        };
        if !within(is_idle)? {
            return Ok(Err(format!("its node does not become idle: {}", cluster.logs())));
        }
        Ok(Ok(cluster))
    }

    fn begin(&mut self, daemon: &mut Command) -> Result<()> {
        self.tells(daemon);
        daemon.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let name = daemon.get_program().to_string_lossy().into_owned();
        let owned = Owned::spawn_group(daemon).with_context(|| format!("cannot start {name}"))?;
        self._daemons.insert(0, owned);
        Ok(())
    }

    /// Tells a command of Slurm's which cluster is meant.
    pub(super) fn tells(&self, command: &mut Command) {
        command.env("SLURM_CONF", self.room.path().join("slurm.conf"));
    }

    /// The last that its daemons have written.
    pub(super) fn logs(&self) -> String {
        let last = |name: &str| -> String {
            let text = fs::read_to_string(self.room.path().join(name)).unwrap_or_default();
            let lines: Vec<&str> = text.lines().rev().take(5).collect();
            lines.into_iter().rev().map(|line| format!("{name}: {line}\n")).collect()
        };
        ["munged.log", "slurmctld.log", "slurmd.log"].map(last).concat()
    }
}

fn configuration(room: &Path) -> Result<String> {
    let name =
        fs::read_to_string("/proc/sys/kernel/hostname").context("the system tells no name of its own")?;
    let name = name.trim().split('.').next().unwrap_or_default();
    let port = || -> Result<u16> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("there is no free port")?;
        Ok(listener.local_addr().context("a port has no number")?.port())
    };
    let (controller, node) = (port()?, port()?);
    let cpus = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let file = |name: &str| -> PathBuf { room.join(name) };
    Ok(format!(
        "ClusterName=plywright\n\
         SlurmctldHost={name}(127.0.0.1)\n\
         SlurmUser=root\n\
         AuthType=auth/munge\n\
         AuthInfo=socket={}\n\
         SlurmctldPort={controller}\n\
         SlurmdPort={node}\n\
         StateSaveLocation={}\n\
         SlurmdSpoolDir={}\n\
         SlurmctldPidFile={}\n\
         SlurmdPidFile={}\n\
         SlurmctldLogFile={}\n\
         SlurmdLogFile={}\n\
         ProctrackType=proctrack/linuxproc\n\
         TaskPlugin=task/none\n\
         SelectType=select/cons_tres\n\
         MpiDefault=none\n\
         ReturnToService=2\n\
         NodeName={name} NodeAddr=127.0.0.1 CPUs={cpus} Features={TYPE} State=UNKNOWN\n\
         PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP\n",
        file("socket").display(),
        file("state").display(),
        file("spool").display(),
        file("slurmctld.pid").display(),
        file("slurmd.pid").display(),
        file("slurmctld.log").display(),
        file("slurmd.log").display(),
    ))
}

/// Whether that becomes so soon.
fn within(is_so: impl Fn() -> bool) -> Result<bool> {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        children::check()?;
        if is_so() {
            return Ok(true);
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    Ok(false)
}
