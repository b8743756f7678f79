//! Child processes that end when we do, and the interrupt that ends us.
//!
//! Every process that we wait for is an [`Owned`] one, except in [`run_in_group`]. An owned process
//! is killed when its owner is dropped, when its deadline passes, and when the user interrupts; the
//! processes that it has started end with it. A script that cleans up after itself is first asked
//! to end ([`run_script`]). One watchdog thread enforces deadlines and interrupts, so a thread that
//! reads from a process may block on its pipe. Killing the process closes the pipe, unless a
//! process that has left its group holds the pipe open. Where that matters, the reader polls the
//! pipe before each read.

use std::io::{self, ErrorKind, Read};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant};

pub use crate::error::Interrupted;
use crate::error::{Context, Result};
use crate::os::files;
#[cfg(windows)]
use crate::os::jobs;
use crate::os::usage::Usage;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Number of SIGINT, which Ctrl-C sends.
pub(crate) const SIGINT: u8 = 2;

/// Signal that has interrupted us.
static SIGNAL: AtomicU8 = AtomicU8::new(SIGINT);

/// Returns the exit status of an interrupted run: 128 plus the number of the signal, as in shells.
/// That is 130 for Ctrl-C (SIGINT), 143 for SIGTERM and 129 for SIGHUP.
pub fn interrupted_status() -> u8 {
    SIGNAL.load(Ordering::SeqCst).saturating_add(128)
}

/// Time within which signals after the first belong to the same event: `timeout` sends one to the
/// process and one to its group, and so does a shell that hangs up.
#[cfg(feature = "tool")]
const SAME_EVENT: Duration = Duration::from_millis(500);

/// Handles a signal: calls [`interrupt`] once for each event, and keeps the number of the first
/// signal for [`interrupted_status`].
#[cfg(feature = "tool")]
pub(crate) fn signalled(signal: u8) {
    static FIRST: OnceLock<Instant> = OnceLock::new();
    let first = FIRST.get_or_init(|| {
        SIGNAL.store(signal, Ordering::SeqCst);
        Instant::now()
    });
    if check().is_ok() || first.elapsed() > SAME_EVENT {
        interrupt();
    }
}

/// Ends the children, and makes [`check`] fail from now on. A second call ends the process
/// immediately.
pub fn interrupt() {
    if INTERRUPTED.swap(true, Ordering::SeqCst) {
        locked(&WATCHED).iter().filter_map(Weak::upgrade).for_each(|inner| inner.kill());
        files::exit(interrupted_status().into());
    }
}

/// Fails once the user has interrupted us. Long work calls it often.
pub fn check() -> Result<(), Interrupted> {
    if INTERRUPTED.load(Ordering::Relaxed) { Err(Interrupted) } else { Ok(()) }
}

/// Interval at which the watchdog checks the processes. It sleeps in between, so it does not
/// disturb a measurement.
const WATCH: Duration = Duration::from_millis(100);

/// Number of attempts to start a file that is still held open for writing. Another thread that
/// starts a process while we copy the file passes our open file on to that process for an instant.
const STARTS: usize = 20;

/// Limit in bytes on the captured output of a command, and on its captured errors; the rest is
/// dropped.
const MOST: usize = 64 << 20;

/// Time for which we still read from a command that was killed, and in [`run`] from one that has
/// ended. Only processes that have left its group can still hold a pipe open.
pub(crate) const GRACE: Duration = Duration::from_secs(3);

/// Number of checks of the watchdog, ten seconds in all, after which a script that was asked to end
/// is killed.
const NOTICE: u64 = 100;

/// Deadline of a process that has none.
const NEVER: u64 = u64::MAX;

static EPOCH: LazyLock<Instant> = LazyLock::new(Instant::now);

static WATCHED: LazyLock<Mutex<Vec<Weak<Inner>>>> = LazyLock::new(|| {
    std::thread::spawn(|| {
        loop {
            std::thread::sleep(WATCH);
            let now = since_epoch(Instant::now());
            let interrupted = INTERRUPTED.load(Ordering::Relaxed);
            locked(&WATCHED).retain(|inner| {
                let Some(inner) = inner.upgrade() else { return false };
                let late = now > inner.deadline.load(Ordering::Relaxed);
                if late || interrupted {
                    inner.expired.store(late && !interrupted, Ordering::Relaxed);
                    inner.end();
                }
                true
            });
        }
    });
    Mutex::default()
});

fn since_epoch(when: Instant) -> u64 {
    when.saturating_duration_since(*EPOCH).as_millis().try_into().unwrap_or(NEVER)
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A process that does not outlive its owner.
#[derive(Debug)]
pub struct Owned {
    inner: Arc<Inner>,
}

/// Shared view of a process that shows whether it was killed for taking too long.
#[derive(Debug)]
pub(crate) struct Expiry(#[cfg_attr(not(unix), expect(dead_code))] Arc<Inner>);

#[cfg(unix)]
impl Expiry {
    fn is_over(&self) -> bool {
        self.0.expired.load(Ordering::Relaxed)
    }
}

#[derive(Debug)]
struct Inner {
    child: Mutex<Child>,
    /// The process and all that it has started. Dropping it ends them.
    #[cfg(windows)]
    job: Mutex<Option<win32job::Job>>,
    /// True once the process was waited for, so that its id may now belong to another process.
    /// Changes only under the lock of `child`.
    ended: AtomicBool,
    /// Exit status and usage; set once it has `ended`.
    end: OnceLock<(ExitStatus, Option<Usage>)>,
    /// Deadline in milliseconds since [`EPOCH`], or [`NEVER`].
    deadline: AtomicU64,
    /// True once the watchdog ends it for taking too long.
    expired: AtomicBool,
    /// Number of checks that the watchdog, after the deadline or an interrupt, still makes before
    /// it kills the process. At the first of [`NOTICE`] checks it asks the process to end.
    notice: AtomicU64,
}

impl Inner {
    /// Kills the process, immediately or after its notice. The watchdog calls this repeatedly.
    fn end(&self) {
        let notice = self.notice.load(Ordering::Relaxed);
        if notice == 0 {
            return self.kill();
        }
        if notice == NOTICE {
            self.end_group(&locked(&self.child), true);
        }
        self.notice.store(notice - 1, Ordering::Relaxed);
    }

    /// Kills the process, and the group that it leads (on Windows its job). On Unix nothing is
    /// killed once the process was waited for, because its id may then belong to another process.
    fn kill(&self) {
        let mut child = locked(&self.child);
        self.end_group(&child, false);
        if !self.ended.load(Ordering::Relaxed) {
            let _ = child.kill();
        }
    }

    /// Waits for the end of the process, which has come or is imminent, and stores its status and
    /// usage. After that its id may be reused.
    #[cfg(unix)]
    fn reap(&self, child: &mut Child) -> io::Result<ExitStatus> {
        use wait4::Wait4;
        let reaped = child.wait4()?;
        let nanoseconds = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        let (user, system) = (nanoseconds(reaped.rusage.utime), nanoseconds(reaped.rusage.stime));
        let usage = Usage { user, system, memory: reaped.rusage.maxrss, status: reaped.status.code() };
        Ok(self.keep(reaped.status, Some(usage)))
    }

    /// Waits for the end of the process. This system does not report usage.
    #[cfg(not(unix))]
    fn reap(&self, child: &mut Child) -> io::Result<ExitStatus> {
        let status = child.wait()?;
        Ok(self.keep(status, None))
    }

    fn keep(&self, status: ExitStatus, usage: Option<Usage>) -> ExitStatus {
        self.ended.store(true, Ordering::Relaxed);
        self.end.get_or_init(|| (status, usage)).0
    }

    /// Kills the group that the process leads (on Windows its job). If `is_asked`, asks the group
    /// to end instead; only Unix can do that.
    fn end_group(&self, child: &Child, is_asked: bool) {
        #[cfg(unix)]
        if let Some(group) = id_of(child).filter(|_| !self.ended.load(Ordering::Relaxed)) {
            use rustix::process::Signal;
            let signal = if is_asked { Signal::TERM } else { Signal::KILL };
            let _ = rustix::process::kill_process_group(group, signal);
        }
        #[cfg(windows)]
        if !is_asked {
            drop(locked(&self.job).take());
        }
        #[cfg(not(unix))]
        let _ = (child, is_asked);
    }

    /// Blocks until the process has ended, without reaping it. Returns false if its end cannot be
    /// waited for in this way.
    #[cfg(unix)]
    fn block(&self) -> bool {
        use rustix::process::{WaitId, WaitIdOptions, waitid};
        if self.ended.load(Ordering::Relaxed) {
            return false;
        }
        let Some(id) = id_of(&locked(&self.child)) else { return false };
        let ended = || waitid(WaitId::Pid(id), WaitIdOptions::EXITED | WaitIdOptions::NOWAIT);
        matches!(rustix::io::retry_on_intr(ended), Ok(Some(_)))
    }

    /// Returns false: on this system the caller has to poll.
    #[cfg(not(unix))]
    fn block(&self) -> bool {
        false
    }
}

#[cfg(unix)]
fn id_of(child: &Child) -> Option<rustix::process::Pid> {
    i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw)
}

impl Owned {
    /// Starts the command as the leader of a process group, so that killing it also kills
    /// everything that it has started. Otherwise the compilers that a killed cargo has started
    /// would go on running, and hold open the pipes that we read.
    pub fn spawn(command: &mut Command) -> io::Result<Self> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        #[cfg(windows)]
        if crate::os::pin::bound().is_some() {
            std::os::windows::process::CommandExt::creation_flags(command, jobs::PRIORITY);
        }
        LazyLock::force(&EPOCH);
        let mut child = command.spawn();
        for _ in 1..STARTS {
            if !child.as_ref().is_err_and(|error| error.kind() == ErrorKind::ExecutableFileBusy) {
                break;
            }
            std::thread::sleep(Duration::from_millis(10));
            child = command.spawn();
        }
        #[cfg_attr(not(windows), expect(unused_mut))]
        let mut child = child?;
        #[cfg(windows)]
        let job = jobs::assign(&mut child, crate::os::pin::bound())?;
        // The error is ignored: the request for our own process already reports a refusal
        // (`Cpus::power`).
        let _ = outpace_power::at_full_speed(&child);
        let inner = Arc::new(Inner {
            #[cfg(windows)]
            job: Mutex::new(job),
            child: Mutex::new(child),
            ended: false.into(),
            end: OnceLock::new(),
            deadline: NEVER.into(),
            expired: false.into(),
            notice: AtomicU64::new(0),
        });
        locked(&WATCHED).push(Arc::downgrade(&inner));
        Ok(Self { inner })
    }

    /// Returns its standard input and output, if they are pipes and were not taken before.
    pub fn take_pipes(&self) -> Option<(ChildStdin, ChildStdout)> {
        let mut child = locked(&self.inner.child);
        Some((child.stdin.take()?, child.stdout.take()?))
    }

    /// Sets a deadline: the process is killed after that time unless this is called again.
    pub fn expect_within(&self, time: Duration) {
        let deadline = Instant::now().checked_add(time).map_or(NEVER, since_epoch);
        self.inner.deadline.store(deadline, Ordering::Relaxed);
    }

    /// Removes the deadline.
    pub fn expect_nothing(&self) {
        self.inner.deadline.store(NEVER, Ordering::Relaxed);
    }

    /// Returns true if it was killed because its deadline had passed.
    pub fn is_expired(&self) -> bool {
        self.inner.expired.load(Ordering::Relaxed)
    }

    /// Returns a view of its expiry for a thread that only reads its pipe.
    pub(crate) fn expiry(&self) -> Expiry {
        Expiry(self.inner.clone())
    }

    /// Returns its standard error, if it is a pipe and was not taken before.
    pub fn take_stderr(&self) -> Option<ChildStderr> {
        locked(&self.inner.child).stderr.take()
    }

    /// Returns its standard output, if it is a pipe and was not taken before.
    pub fn take_stdout(&self) -> Option<ChildStdout> {
        locked(&self.inner.child).stdout.take()
    }

    /// Waits for its end, and kills the processes that it has left in its group. Also returns the
    /// time of its end, accurate to some microseconds on Unix and to a few milliseconds elsewhere.
    pub fn finish(&self) -> io::Result<(ExitStatus, Instant)> {
        let mut nap = Duration::from_micros(100);
        loop {
            // `Child::wait` would not do: the watchdog must be able to take the lock and kill it.
            let has_ended = self.inner.block();
            let when = Instant::now();
            let mut child = locked(&self.inner.child);
            if let Some((status, _)) = self.inner.end.get() {
                return Ok((*status, when));
            }
            if has_ended {
                // It was not reaped yet, so its id still belongs to it.
                self.inner.end_group(&child, false);
                return Ok((self.inner.reap(&mut child)?, when));
            }
            if let Some(status) = child.try_wait()? {
                #[cfg(not(unix))]
                self.inner.end_group(&child, false);
                return Ok((self.inner.keep(status, None), when));
            }
            drop(child);
            std::thread::sleep(nap);
            nap = (2 * nap).min(Duration::from_millis(1));
        }
    }
}

impl Owned {
    /// Returns the resources that it used, including the processes that it started and waited for.
    /// `None` until its end was waited for, and on systems that do not report usage.
    pub fn usage(&self) -> Option<Usage> {
        self.inner.end.get().and_then(|(_, usage)| *usage)
    }

    /// Ends it, unless it has ended by itself.
    pub fn end(&self) {
        self.inner.kill();
        let mut child = locked(&self.inner.child);
        if !self.inner.ended.load(Ordering::Relaxed) {
            let _ = self.inner.reap(&mut child);
        }
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        self.end();
    }
}

/// A finished command.
#[derive(Debug)]
pub struct Finished {
    /// Exit status.
    pub status: ExitStatus,
    /// Standard output.
    pub stdout: String,
    /// Standard error.
    pub stderr: String,
    /// True if it was killed for taking too long.
    pub expired: bool,
    /// Resources that it used; `None` if the system does not report them.
    pub usage: Option<Usage>,
}

/// Runs a command to its end, or until `limit`, and captures its output. Ctrl-C on a terminal does
/// not reach the command, so the caller's signal handler has to call [`interrupt`].
pub fn run(command: &mut Command, limit: Option<Duration>) -> Result<Finished> {
    run_with(command, Stdio::null(), limit)
}

/// Does the same as [`run`] for a command that is given input.
///
/// # Errors
///
/// Fails where [`run`] fails.
pub fn run_with(command: &mut Command, input: Stdio, limit: Option<Duration>) -> Result<Finished> {
    let (owned, name) = begun(command.stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped()), limit)?;
    finished(&owned, &name)
}

/// Does the same as [`run`] for a script that cleans up when it is asked to end (`SIGTERM`). At its
/// limit, and when the user interrupts, the script has ten seconds for that before it is killed. On
/// systems other than Unix it is killed immediately.
///
/// # Errors
///
/// Fails where [`run`] fails.
pub fn run_script(command: &mut Command, limit: Option<Duration>) -> Result<Finished> {
    let piped = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let (owned, name) = begun(piped, limit)?;
    if cfg!(unix) {
        owned.inner.notice.store(NOTICE, Ordering::Relaxed);
    }
    finished(&owned, &name)
}

/// Waits for the end of a command, and returns its output and exit status.
fn finished(owned: &Owned, name: &str) -> Result<Finished> {
    let (over, ends) = mpsc::channel::<()>();
    let stdout = drained(owned.take_stdout(), over.clone());
    let stderr = drained(owned.take_stderr(), over);
    let status = ended(owned, name)?;
    let expired = owned.is_expired();
    // Both threads drop their end of the channel when they have read everything.
    let _ = ends.recv_timeout(GRACE);
    let [stdout, stderr] = [stdout, stderr].map(|kept| String::from_utf8_lossy(&locked(&kept)).into_owned());
    Ok(Finished { status, stdout, stderr, expired, usage: owned.usage() })
}

/// Runs a command to its end, or until `limit`, without capturing its output. Returns its exit
/// status, and true if it was killed for taking too long. The command ends with us even if we are
/// killed.
pub(crate) fn run_quiet(command: &mut Command, limit: Option<Duration>) -> Result<(ExitStatus, bool)> {
    let (owned, name) = begun(command.stdin(Stdio::null()), limit)?;
    #[cfg(unix)]
    let _guardian = crate::os::guardian::Guardian::new(locked(&owned.inner.child).id());
    let status = ended(&owned, &name)?;
    Ok((status, owned.is_expired()))
}

/// Runs a program that handles an interrupt by itself, without capturing its output. It stays in
/// our process group, so that Ctrl-C on a terminal reaches it too. An interrupt that only we
/// received is passed on to it.
///
/// # Errors
///
/// Fails where [`run`] fails.
pub fn run_in_group(command: &mut Command) -> Result<ExitStatus> {
    check()?;
    let name = command.get_program().to_string_lossy().into_owned();
    let mut child = command.spawn().with_context(|| format!("cannot run `{name}`"))?;
    let mut is_passed_on = false;
    loop {
        if let Some(status) = child.try_wait().with_context(|| format!("cannot wait for `{name}`"))? {
            check()?;
            return Ok(status);
        }
        std::thread::sleep(WATCH);
        if check().is_err() && !is_passed_on {
            // If the program received the interrupt too, it has ended by then; a second interrupt
            // would cut its clean-up short.
            std::thread::sleep(10 * WATCH);
            is_passed_on = true;
            #[cfg(unix)]
            if let (Ok(None), Some(id)) = (child.try_wait(), id_of(&child)) {
                let _ = rustix::process::kill_process(id, rustix::process::Signal::INT);
            }
            #[cfg(not(unix))]
            let _ = child.kill();
        }
    }
}

/// Calls `read` in a thread, where it reads the pipes of a process to their end, and returns its
/// result. Returns `None` if the process was killed and that thread still reads after [`GRACE`]: a
/// process that has left the group may hold a pipe open.
pub(crate) fn read_by<T: Send + 'static>(
    owned: &Owned,
    read: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (sender, receiver) = mpsc::channel();
    // Sending fails if the receiver was dropped after the grace time; the result is lost then.
    std::thread::spawn(move || _ = sender.send(read()));
    let mut left = GRACE;
    while left > Duration::ZERO {
        match receiver.recv_timeout(WATCH) {
            Ok(read) => return Some(read),
            Err(mpsc::RecvTimeoutError::Disconnected) => return None,
            Err(mpsc::RecvTimeoutError::Timeout) => {}
        }
        if owned.is_expired() || check().is_err() {
            left = left.saturating_sub(WATCH);
        }
    }
    None
}

/// Largest number of unread bytes that a pipe can hold. Anything beyond it after a process's end
/// comes from other processes.
const PIPE: usize = 1 << 20;

/// Output of a process. A thread reads it until the pipe ends, or until the process has ended and
/// the pipe is empty.
#[derive(Debug)]
pub(crate) struct Drain {
    /// Closing it wakes the thread.
    running: io::PipeWriter,
    bytes: mpsc::Receiver<Vec<u8>>,
}

impl Drain {
    /// Starts the thread. It closes the pipe once it has read `most` bytes or, by its last read, up
    /// to 64 KiB more.
    ///
    /// # Errors
    ///
    /// Fails if the system cannot make another pipe.
    pub(crate) fn start(mut pipe: ChildStdout, most: u64) -> io::Result<Self> {
        let (ended, running) = io::pipe()?;
        let (sender, bytes) = mpsc::channel();
        std::thread::spawn(move || {
            let (mut read, mut chunk) = (Vec::new(), vec![0; 1 << 16]);
            let (mut late, mut is_over) = (0, false);
            while (read.len() as u64) < most && late < PIPE {
                let Ok((has_something, has_ended)) = look(&pipe, &ended, is_over) else { break };
                if !has_something {
                    if is_over {
                        break;
                    }
                    // The process may have printed after the pipe was checked, so check once more.
                    is_over = has_ended;
                    continue;
                }
                is_over |= has_ended;
                match pipe.read(&mut chunk) {
                    Ok(count @ 1..) => {
                        read.extend_from_slice(&chunk[..count]);
                        late += if is_over { count } else { 0 };
                    }
                    Err(error) if error.kind() == ErrorKind::Interrupted => {}
                    // If the pipe breaks, the output ends here; the exit status shows the failure.
                    Ok(_) | Err(_) => break,
                }
            }
            drop(pipe);
            // Sending fails if the receiver was dropped after the grace time.
            let _ = sender.send(read);
        });
        Ok(Self { running, bytes })
    }

    /// Returns the output of the process, which has ended.
    pub(crate) fn ended(self) -> Vec<u8> {
        drop(self.running);
        self.bytes.recv_timeout(GRACE).unwrap_or_default()
    }
}

/// Waits until a pipe has data or is closed, or until the process has ended. Does not wait if
/// `is_over`. The first result is true if the pipe has data or is closed, the second if the process
/// has ended.
#[cfg(unix)]
fn look(pipe: &ChildStdout, ended: &io::PipeReader, is_over: bool) -> io::Result<(bool, bool)> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let now = Timespec { tv_sec: 0, tv_nsec: 0 };
    let mut pipes = [PollFd::new(pipe, PollFlags::IN), PollFd::new(ended, PollFlags::IN)];
    rustix::io::retry_on_intr(|| poll(&mut pipes, is_over.then_some(&now)))?;
    Ok((!pipes[0].revents().is_empty(), !pipes[1].revents().is_empty()))
}

/// On a system that cannot poll pipes, reading blocks.
#[cfg(not(unix))]
fn look(_: &ChildStdout, _: &io::PipeReader, _: bool) -> io::Result<(bool, bool)> {
    Ok((true, false))
}

/// Waits until a process's pipe has data or is closed. Returns false if the process was killed and
/// neither happens within [`GRACE`].
#[cfg(unix)]
pub(crate) fn can_read(pipe: &impl std::os::fd::AsFd, expiry: &Expiry) -> io::Result<bool> {
    is_ready(pipe, rustix::event::PollFlags::IN, expiry)
}

/// Waits in the same way as [`can_read`] until a process's pipe has room for [`ROOM`] bytes.
#[cfg(unix)]
pub(crate) fn can_write(pipe: &impl std::os::fd::AsFd, expiry: &Expiry) -> io::Result<bool> {
    is_ready(pipe, rustix::event::PollFlags::OUT, expiry)
}

/// Smallest number of bytes that a pipe with room accepts: the smallest value of POSIX's `PIPE_BUF`
/// on the systems that we know.
pub(crate) const ROOM: usize = 512;

#[cfg(unix)]
fn is_ready(
    pipe: &impl std::os::fd::AsFd,
    flags: rustix::event::PollFlags,
    expiry: &Expiry,
) -> io::Result<bool> {
    use rustix::event::{PollFd, Timespec, poll};
    let look = Timespec::try_from(WATCH).map_err(|_| ErrorKind::InvalidInput)?;
    let mut left = GRACE;
    while left > Duration::ZERO {
        let mut pipes = [PollFd::from_borrowed_fd(pipe.as_fd(), flags)];
        if rustix::io::retry_on_intr(|| poll(&mut pipes, Some(&look)))? > 0 {
            return Ok(true);
        }
        if expiry.is_over() || check().is_err() {
            left = left.saturating_sub(WATCH);
        }
    }
    Ok(false)
}

/// On a system that cannot poll pipes, reading blocks.
#[cfg(not(unix))]
pub(crate) fn can_read(_: &ChildStdout, _: &Expiry) -> io::Result<bool> {
    Ok(true)
}

/// On a system that cannot poll pipes, writing blocks.
#[cfg(not(unix))]
pub(crate) fn can_write(_: &std::process::ChildStdin, _: &Expiry) -> io::Result<bool> {
    Ok(true)
}

/// Starts a command with a time limit. Returns the process and its name.
fn begun(command: &mut Command, limit: Option<Duration>) -> Result<(Owned, String)> {
    check()?;
    let name = command.get_program().to_string_lossy().into_owned();
    let owned = Owned::spawn(command).with_context(|| format!("cannot run `{name}`"))?;
    limit.into_iter().for_each(|limit| owned.expect_within(limit));
    Ok((owned, name))
}

/// Waits for the end of a command, and returns its exit status unless the user interrupted.
/// Processes that the command left running are ended too.
fn ended(owned: &Owned, name: &str) -> Result<ExitStatus> {
    let (status, _) = owned.finish().with_context(|| format!("cannot wait for `{name}`"))?;
    if status.code().is_none() {
        // A signal ended it. If it was the terminal's interrupt, we have received it too, or will
        // in an instant.
        std::thread::sleep(WATCH);
    }
    check()?;
    Ok(status)
}

/// Reads a pipe to its end in a thread, which then drops `over`. Only the first [`MOST`] bytes are
/// kept.
fn drained(pipe: Option<impl Read + Send + 'static>, over: Sender<()>) -> Arc<Mutex<Vec<u8>>> {
    let kept = Arc::new(Mutex::new(Vec::new()));
    let room = Arc::clone(&kept);
    std::thread::spawn(move || {
        let _over = over;
        let Some(mut pipe) = pipe else { return };
        let mut chunk = vec![0; 1 << 16];
        loop {
            match pipe.read(&mut chunk) {
                Ok(count @ 1..) => {
                    let mut kept = locked(&room);
                    let count = count.min(MOST - kept.len());
                    kept.extend_from_slice(&chunk[..count]);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                // A broken pipe ends the output; the exit status shows the failure.
                Ok(_) | Err(_) => return,
            }
        }
    });
    kept
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_takes_too_long_is_killed_with_its_children() {
        let begun = Instant::now();
        // The sleeping process holds the pipe: reading to the end of the pipe takes as long as it
        // lives.
        for command in ["exec sleep 60", "sleep 60 & wait"] {
            let done =
                run(Command::new("sh").args(["-c", command]), Some(Duration::from_millis(100))).unwrap();
            assert!(done.expired && !done.status.success());
        }
        assert!(begun.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn a_script_is_asked_to_end_before_it_is_killed() {
        // The clean-up takes longer than the time for which a killed command's pipe is still read.
        let script = "trap 'sleep 4; echo removed; exit 3' TERM; sleep 60 & wait";
        let limit = Some(Duration::from_millis(500));
        let done = run_script(Command::new("sh").args(["-c", script]), limit).unwrap();
        assert!(done.expired && done.stdout == "removed\n", "{done:?}");
        assert_eq!(done.status.code(), Some(3));
    }

    /// A process in a session of its own cannot be killed with the group, and holds the pipe open.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_process_outside_the_group_does_not_delay_us() {
        let begun = Instant::now();
        let command = "echo said; setsid sleep 8 & wait";
        let done = run(Command::new("sh").args(["-c", command]), Some(Duration::from_millis(300))).unwrap();
        assert!(done.expired && done.stdout == "said\n", "{done:?}");
        assert!(begun.elapsed() < Duration::from_secs(6));
    }

    #[test]
    fn a_process_does_not_outlive_its_owner() {
        let owned = Owned::spawn(Command::new("sleep").arg("60")).unwrap();
        let id = locked(&owned.inner.child).id();
        drop(owned);
        let gone = run(Command::new("kill").args(["-0", &id.to_string()]), None).unwrap();
        assert!(!gone.status.success(), "process {id} is still there");
    }

    #[test]
    fn background_processes_end_with_their_leader() {
        let mut command = Command::new("sh");
        // The pipe ends when no process holds it any longer.
        command.args(["-c", "sleep 60 & exit 4"]).stdout(Stdio::piped());
        let begun = Instant::now();
        let owned = Owned::spawn(&mut command).unwrap();
        let (status, _) = owned.finish().unwrap();
        assert_eq!(status.code(), Some(4));
        io::copy(&mut owned.take_stdout().unwrap(), &mut io::sink()).unwrap();
        assert!(begun.elapsed() < Duration::from_secs(30));
        assert_eq!(owned.finish().unwrap().0.code(), Some(4), "asked again");
        let done = run(Command::new("sh").args(["-c", "sleep 60 & echo said"]), None).unwrap();
        assert_eq!(done.stdout, "said\n");
        assert!(begun.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn run_in_group_stays_in_our_process_group() {
        let group =
            "test \"$(ps -o pgid= -p $$ | tr -d ' ')\" = \"$(ps -o pgid= -p $PPID | tr -d ' ')\" && exit 3";
        assert_eq!(run_in_group(Command::new("sh").args(["-c", group])).unwrap().code(), Some(3));
        let error = run_in_group(&mut Command::new("no such program")).unwrap_err().to_string();
        assert!(error.contains("cannot run `no such program`"), "{error}");
    }

    #[test]
    fn usage_is_known_at_the_end_of_a_process() {
        let used = |script: &str| run(Command::new("sh").args(["-c", script]), None).unwrap().usage.unwrap();
        let (idle, busy) = (used("sleep 0.2"), used("i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done"));
        assert!(busy.user > idle.user + 10_000_000, "{busy:?} {idle:?}");
        assert!(idle.user + idle.system < 100_000_000, "{idle:?}");
        assert!(idle.memory > 100_000 && idle.status == Some(0), "{idle:?}");
        // Processes that it started and waited for count too.
        let child = used("sh -c 'i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done'; exit 3");
        assert!(child.user > idle.user + 10_000_000 && child.status == Some(3), "{child:?}");
        // A process that was killed has used resources as well.
        let owned = Owned::spawn(Command::new("sleep").arg("60")).unwrap();
        assert_eq!(owned.usage(), None);
        owned.end();
        assert_eq!(owned.usage().map(|usage| usage.status), Some(None));
        owned.end();
    }

    #[test]
    fn stdout_and_stderr_are_captured_separately() {
        let done = run(Command::new("sh").args(["-c", "echo out; echo err >&2; exit 3"]), None).unwrap();
        assert_eq!((done.stdout.as_str(), done.stderr.as_str()), ("out\n", "err\n"));
        assert_eq!(done.status.code(), Some(3));
        assert!(!done.expired);
    }
}
