import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Looks that must all find that nothing has moved: a process that was suspended fails one of them, however long it was. */
const LOOKS = 10;
/** ms that the main thread has to say what it is at */
const ANSWER_MS = 1000;

/** What both threads see. */
const TURNS = 0;
const DEBUGGED = 1;

interface Watched {
  shared: Int32Array;
  limitMs: number;
  looks: number;
  answerMs: number;
  bindings: Record<string, unknown>;
}

/** What is used of a log of pino's. */
interface Log {
  bindings(): Record<string, unknown>;
  warn(facts: object, message: string): void;
}

/**
 * Ends this process when its event loop stands still: it would go on to take connections and answer none, and nobody starts again what has
 * not ended (docs/decisions/0107). A thread of its own looks ten times in `limitMs` whether the loop has turned. It counts its own looks,
 * not time, so a process that was suspended, with its machine or by a signal, goes on. It writes one line in the log's format, with the
 * place where the main thread is. While a debugger is attached it ends nothing, and it keeps no process alive.
 *
 * @param limitMs how long the loop may stand still, ms; 0: for ever
 * @param log whose bindings the line has; it is told when the thread cannot run, with which the process goes on
 */
export function startWatchdog({ limitMs, log }: { limitMs: number; log: Log }): void {
  if (limitMs === 0) return;
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const turn = () => {
    Atomics.add(shared, TURNS, 1);
    Atomics.store(shared, DEBUGGED, inspector.url() === undefined ? 0 : 1);
  };
  turn();
  setInterval(turn, limitMs / LOOKS).unref();
  const workerData: Watched = { shared, limitMs, looks: LOOKS, answerMs: ANSWER_MS, bindings: log.bindings() };
  // as text, which needs no file beside either bundle; without the environment, whose NODE_OPTIONS would load a program's own modules here
  const thread = new Worker(`(${watch})()`, { eval: true, workerData, env: {}, execArgv: [] });
  thread.on('error', (err) => log.warn({ err }, 'nobody watches the event loop'));
  thread.unref();
}

/** Runs in the thread, from its text alone: nothing else of this file is there. */
function watch(): void {
  const fs = process.getBuiltinModule('node:fs');
  const { Session } = process.getBuiltinModule('node:inspector');
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { shared, limitMs, looks, answerMs, bindings } = workerData as Watched;

  let seen = -1;
  let still = 0;
  const looking = setInterval(() => {
    const [turns = 0, debugged] = [Atomics.load(shared, 0), Atomics.load(shared, 1)];
    still = turns === seen && !debugged ? still + 1 : 0;
    seen = turns;
    if (still < looks) return;
    clearInterval(looking);
    sayAndEnd();
  }, limitMs / looks);

  function sayAndEnd(): void {
    const main = new Session();
    main.connectToMainThread();
    const end = () => {
      process.kill(process.pid, 'SIGKILL');
      // the first process of a container is deaf to signals from inside it: it can only end itself
      main.post('Runtime.evaluate', { expression: 'process.reallyExit(1)' });
    };
    let said = false;
    const say = (stack = '') => {
      if (said) return;
      said = true;
      const where = stack
        .split('\n')
        .slice(2)
        .map((line) => line.trim());
      const msg = `the event loop has stood still for ${limitMs} ms: the process is ended`;
      const line = { level: 60, time: Date.now(), ...bindings, where, msg };
      // not at once: whoever reads the log may be what everything waits for
      fs.write(1, `${JSON.stringify(line)}\n`, end);
    };
    // reaches a loop of JavaScript in its midst, and regular expressions; what stands in native code does not answer
    main.post('Runtime.evaluate', { expression: 'new Error().stack' }, (_, answer) => say(answer?.result.value));
    setTimeout(say, answerMs);
    setTimeout(end, 2 * answerMs);
  }
}
