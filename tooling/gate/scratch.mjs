import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Files in memory, where Linux has them. */
const MEMORY = '/dev/shm';
const NAME = 'souk-gate-';
/** Far more than unit and API tests were seen to have there (0.3 GB), with the memory that the processes of a run need. */
const NEEDED = 8 * 2 ** 30;

/**
 * Lets temporary files of this process and of those that it starts lie in memory, if there is enough of it: databases of tests, copies of
 * the tree and profiles of browsers are made and removed by the thousand, which takes a disk's file system a fifth of the processors' time.
 * What a run that was killed has left there goes.
 * @returns {() => void} removes them
 */
export function keepScratchInMemory() {
  if (!isOffered()) return () => {};
  for (const name of fs.readdirSync(MEMORY).filter((one) => one.startsWith(NAME)))
    if (!isAlive(Number(name.slice(NAME.length)))) fs.rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  if (Math.min(roomIn(MEMORY), os.freemem()) < NEEDED) return () => {};
  const folder = path.join(MEMORY, NAME + process.pid);
  // PostgreSQL, which does not run as root, has to pass through
  fs.mkdirSync(folder, { mode: 0o755 });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** Containers often forbid to run programs from there, as tests do. */
function isOffered() {
  const mounts = fs.existsSync('/proc/mounts') ? fs.readFileSync('/proc/mounts', 'utf8').split('\n') : [];
  const [, , type, options = ''] = mounts.find((line) => line.split(' ')[1] === MEMORY)?.split(' ') ?? [];
  return type === 'tmpfs' && options.split(',').includes('rw') && !options.split(',').includes('noexec');
}

function roomIn(folder) {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
