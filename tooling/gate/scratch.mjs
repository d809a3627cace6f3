import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** In-memory file system, where Linux has one. */
const MEMORY = '/dev/shm';
const NAME = 'souk-gate-';
/** Far more than unit and API tests have been seen to use there (0.3 GB), plus the memory of the processes of a run. */
const NEEDED = 8 * 2 ** 30;

/**
 * Puts temporary files of this process and its children into memory, if there is enough: databases of tests, copies of the tree and
 * browser profiles are created and deleted by the thousand, which takes a disk's file system a fifth of the processor time.
 * Leftovers of a killed run are deleted.
 * @returns {() => void} deletes them
 */
export function keepScratchInMemory() {
  if (!isOffered()) return () => {};
  for (const name of fs.readdirSync(MEMORY).filter((one) => one.startsWith(NAME)))
    if (!isAlive(Number(name.slice(NAME.length)))) fs.rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  if (Math.min(roomIn(MEMORY), os.freemem()) < NEEDED) return () => {};
  const folder = path.join(MEMORY, NAME + process.pid);
  // PostgreSQL, which does not run as root, needs access
  fs.mkdirSync(folder, { mode: 0o755 });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** Containers often forbid running programs from there, as tests do. */
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
