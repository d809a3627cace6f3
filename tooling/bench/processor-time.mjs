import fs from 'node:fs';

/** Linux counts in hundredths of a second, whatever its timer frequency (USER_HZ). */
const MS_PER_TICK = 10;

/** Processor time can only be read on Linux. */
export const canReadProcessorTime = () => fs.existsSync('/proc/self/stat');

/**
 * Processor time used so far by a process and its children, including those that have ended, user and system.
 * @param {number} pid
 * @returns {number} ms, in steps of 10
 */
export function processorTime(pid) {
  const own = statOf(pid);
  if (!own) return 0;
  const children = childrenOf(pid).map(processorTime);
  return own.ticks * MS_PER_TICK + children.reduce((sum, ms) => sum + ms, 0);
}

/** Resident memory of a process and its children, MiB. */
export function residentMemory(pid) {
  const text = read(`/proc/${pid}/status`);
  const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) / 1024;
  return childrenOf(pid).reduce((sum, child) => sum + residentMemory(child), own);
}

/** User and system time of a process and of its reaped children; undefined when it is gone. */
function statOf(pid) {
  // the second field is the program's name in parentheses, which may contain anything
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1).split(' ');
  if (fields.length < 15) return undefined;
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { ticks };
}

function childrenOf(pid) {
  const threads = fs.existsSync(`/proc/${pid}/task`) ? fs.readdirSync(`/proc/${pid}/task`) : [];
  return threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/** Empty when the process has ended. */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
