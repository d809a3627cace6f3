import { AsyncLocalStorage } from 'node:async_hooks';
import type { Use } from './waits';

/** Purpose of the statements of some work: it determines their connection pool. */
interface Work {
  readonly use: Extract<Use, 'reads' | 'writes' | 'readiness'>;
  /** name of the call, by which reads share their connections */
  readonly name: string;
}
export type ServerUse = Work['use'];

const running = new AsyncLocalStorage<Work>();

/** Runs `task`, whose statements get connections for `use`. */
export const workFor = <T>(use: ServerUse, name: string, task: () => T): T => running.run({ use, name }, task);

/** Work outside of calls, such as webhooks, mails and the reconciler, uses the pool for writes. */
export const currentWork = (): Work => running.getStore() ?? { use: 'writes', name: '' };
