import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import type { ReadyReport } from './readiness';

/** Number of this process, from 1; set by `startProcesses`, absent when the shell is a single process. */
export const PROCESS_NUMBER = 'SHELL_PROCESS';

/** ms until a process that ended unexpectedly is restarted */
const RESTART_MS = 1000;
/** ms that a process may take to answer; one that is busy for longer counts as silent */
const ANSWER_MS = 2000;

type Question = 'readiness' | 'metrics';
type MetricsJson = MetricObjectWithValues<MetricValue<string>>[];
interface Answers {
  readiness: ReadyReport;
  metrics: MetricsJson;
}

export interface Processes {
  /** Ready when every listening process is ready; not ready when one of them is silent, or none listens. */
  readiness(): Promise<ReadyReport>;
  /** Metrics of all processes in Prometheus' text format, distinguished by the label `process`. */
  metrics(): Promise<string>;
  /** Stops all of them; each drains on its own. */
  stop(): Promise<void>;
}

interface Options {
  count: number;
  /** a process ended unexpectedly and is replaced */
  onEnd?: (facts: { process: number; code: number | null; signal: string | null }) => void;
  restartMs?: number;
}

/**
 * Starts this program several times; all of them listen on one port, and connections are distributed in turn (`node:cluster`).
 *
 * @returns when all of them listen
 * @throws Error when one ends before it ever listened; the others are then stopped
 */
export async function startProcesses({ count, onEnd = () => {}, restartMs = RESTART_MS }: Options): Promise<Processes> {
  const running = new Map<number, Worker>();
  const listening = new Set<Worker>();
  /** numbers of processes that have started successfully once: they are restarted for as long as it takes */
  const everListened = new Set<number>();
  const pending = new Map<number, (value: unknown) => void>();
  let lastQuestion = 0;
  let stopping = false;

  /** Starts the process with this number. @returns when it listens */
  const start = (number: number): Promise<void> => {
    const worker = cluster.fork({ [PROCESS_NUMBER]: String(number) });
    running.set(number, worker);
    worker.on('message', (message: 'listening' | 'ready' | { answer: number; value: unknown }) => {
      if (typeof message === 'object') pending.get(message.answer)?.(message.value);
    });
    return new Promise((resolve, reject) => {
      worker.on('message', (message: unknown) => {
        if (message !== 'listening') return;
        listening.add(worker);
        everListened.add(number);
        resolve();
      });
      worker.once('exit', (code, signal) => {
        running.delete(number);
        listening.delete(worker);
        reject(new Error(`process ${number} ended with ${code ?? signal} before it listened`));
        if (stopping || !everListened.has(number)) return;
        onEnd({ process: number, code, signal });
        setTimeout(() => !stopping && start(number).catch(() => {}), restartMs);
      });
    });
  };

  async function ask<Q extends Question>(worker: Worker, question: Q): Promise<Answers[Q] | undefined> {
    lastQuestion += 1;
    const number = lastQuestion;
    let late: NodeJS.Timeout | undefined;
    const answer = await new Promise<unknown>((resolve) => {
      pending.set(number, resolve);
      late = setTimeout(resolve, ANSWER_MS);
      worker.send({ question, number }, (error) => error && resolve(undefined));
    });
    clearTimeout(late);
    pending.delete(number);
    return answer as Answers[Q] | undefined;
  }
  const askAll = <Q extends Question>(question: Q) =>
    Promise.all([...listening].map((worker) => ask(worker, question)));

  const stop = async () => {
    stopping = true;
    const ended = [...running.values()].map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const worker of running.values()) worker.process.kill('SIGTERM');
    await Promise.all(ended);
  };

  try {
    await Promise.all(Array.from({ length: count }, (_, at) => start(at + 1)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    readiness: async () => mergeReports(await askAll('readiness')),
    async metrics() {
      const known = (await askAll('metrics')).filter((each) => each !== undefined);
      return AggregatorRegistry.aggregate(known).metrics();
    },
    stop,
  };
}

/** In a child process: answers the parent's questions. */
export function answerStarter(sources: { [Q in Question]: () => Promise<Answers[Q]> }): void {
  process.on('message', async (message: { question?: Question; number?: number }) => {
    if (!message.question) return;
    const value = await sources[message.question]();
    if (process.connected) process.send?.({ answer: message.number, value });
  });
}

function mergeReports(reports: readonly (ReadyReport | undefined)[]): ReadyReport {
  const known = reports.filter((report) => report !== undefined);
  const silent = known.length < reports.length || known.length === 0;
  const all = <T>(pick: (report: ReadyReport) => readonly T[]) => [...new Set(known.flatMap(pick))];
  return {
    ready: !silent && known.every((report) => report.ready),
    reasons: [...(silent ? ['a process does not answer'] : []), ...all((report) => report.reasons)],
    draining: known.some((report) => report.draining),
    api: known.every((report) => report.api) && known.length > 0,
    degraded: all((report) => report.degraded),
    withdrawn: all((report) => report.withdrawn),
    // during a switch, one may be ahead of the others
    releaseSet: all((report) => [report.releaseSet])
      .sort()
      .join(' '),
  };
}
