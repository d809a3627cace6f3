import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Checks in a row that must all find the event loop blocked. A process that was suspended fails one of them, however long it was. */
const CHECKS = 10;
/** ms that the main thread has to answer with its stack */
const STACK_MS = 1000;

/** Indexes in the memory shared by both threads; `watch` repeats the numbers. */
const BEATS = 0;
const DEBUGGED = 1;

interface Watched {
  shared: Int32Array;
  limitMs: number;
  checks: number;
  stackMs: number;
  bindings: Record<string, unknown>;
}

/** The part of a pino logger that is used. */
interface Log {
  bindings(): Record<string, unknown>;
  warn(facts: object, message: string): void;
}

/**
 * Ends this process when its event loop is blocked for `limitMs`. Such a process still accepts connections but never answers, and restart
 * policies only act on an exit (docs/decisions/0107). A worker thread counts missed heartbeats instead of comparing clocks, so a process
 * survives SIGSTOP, a paused container and a machine that was asleep. Before the end it logs one line with the stack of the main thread.
 * It does nothing while a debugger is attached, and does not keep the process alive.
 *
 * @param limitMs ms; 0 switches the watchdog off
 * @param log gives the bindings of that line, and gets a warning when the thread fails; the process then runs without a watchdog
 */
export function startWatchdog({ limitMs, log }: { limitMs: number; log: Log }): void {
  if (limitMs === 0) return;
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const beat = () => {
    Atomics.add(shared, BEATS, 1);
    Atomics.store(shared, DEBUGGED, inspector.url() === undefined ? 0 : 1);
  };
  beat();
  setInterval(beat, limitMs / CHECKS).unref();
  const workerData: Watched = { shared, limitMs, checks: CHECKS, stackMs: STACK_MS, bindings: log.bindings() };
  // from its source text, so neither bundle needs a second file; an empty environment, because NODE_OPTIONS may preload modules
  const thread = new Worker(`(${watch})()`, { eval: true, workerData, env: {}, execArgv: [] });
  thread.on('error', (err) => log.warn({ err }, 'watchdog failed'));
  thread.unref();
}

/** Runs in the worker thread from its own source text, so it cannot use anything else in this file. */
function watch(): void {
  const fs = process.getBuiltinModule('node:fs');
  const { Session } = process.getBuiltinModule('node:inspector');
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { shared, limitMs, checks, stackMs, bindings } = workerData as Watched;

  let seen = -1;
  let missed = 0;
  const timer = setInterval(() => {
    const [beats = 0, debugged] = [Atomics.load(shared, 0), Atomics.load(shared, 1)];
    missed = beats === seen && !debugged ? missed + 1 : 0;
    seen = beats;
    if (missed < checks) return;
    clearInterval(timer);
    endProcess();
  }, limitMs / checks);

  function endProcess(): void {
    const main = new Session();
    main.connectToMainThread();
    const kill = () => {
      process.kill(process.pid, 'SIGKILL');
      // process 1 of a container ignores signals from inside it and has to exit by itself
      main.post('Runtime.evaluate', { expression: 'process.reallyExit(1)' });
    };
    let written = false;
    const write = (stack = '') => {
      if (written) return;
      written = true;
      const frames = stack.split('\n').slice(2).join('\n');
      const msg = `event loop blocked for ${limitMs} ms, ending the process`;
      // pino's bindings lack the pid
      const line = { level: 60, time: Date.now(), ...bindings, pid: process.pid, stack: frames, msg };
      // asynchronous: a full pipe may be what blocks the main thread
      fs.write(1, `${JSON.stringify(line)}\n`, kill);
    };
    // interrupts loops and regular expressions; native code does not answer
    main.post('Runtime.evaluate', { expression: 'new Error().stack' }, (_, answer) => write(answer?.result.value));
    setTimeout(write, stackMs);
    setTimeout(kill, 2 * stackMs);
  }
}
