import { AsyncLocalStorage } from 'node:async_hooks';
import type { Use } from './waits';

/** What the statements of some work are for: it decides which connections they get. */
interface Work {
  readonly use: Extract<Use, 'reads' | 'writes' | 'readiness'>;
  /** the call's name, by which reads share their connections */
  readonly name: string;
}
export type ServerUse = Work['use'];

const running = new AsyncLocalStorage<Work>();

/** Runs `task`, whose statements get connections for `use`. */
export const workFor = <T>(use: ServerUse, name: string, task: () => T): T => running.run({ use, name }, task);

/** What runs outside of any call, such as webhooks, mails and the reconciler, writes. */
export const currentWork = (): Work => running.getStore() ?? { use: 'writes', name: '' };
