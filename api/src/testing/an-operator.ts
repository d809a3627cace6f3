import { type Exit, operate } from '../commands/program';
import type { Terminal } from '../commands/terminal';
import { readConfig } from '../config';
import { folderStore } from '../files/folder-store';
import type { TestApp } from './test-app';

/** The result of a command. */
export interface Answered {
  exit: Exit;
  out: string;
  err: string;
}

/**
 * Runs commands of the shop as an operator does.
 * @example const { exit, out } = await anOperator(api)('order', 'move', code, 'delivered');
 */
export function anOperator(
  api: TestApp,
  clock: () => Date = () => new Date(),
  { env = {}, terminal = null }: { env?: Record<string, string>; terminal?: Terminal | null } = {},
) {
  const run = async (...argv: string[]): Promise<Answered> => {
    const out: string[] = [];
    const err: string[] = [];
    const exit = await operate(argv, {
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      open: async () => ({
        desk: {
          ...{ db: api.db, databaseUrl: api.url, now: clock() },
          media: folderStore(api.mediaDir),
          uploads: folderStore(api.uploadsDir),
          config: readConfig(env),
          terminal,
          progress: () => {},
        },
        close: async () => {},
      }),
    });
    return { exit, out: out.join('\n'), err: err.join('\n') };
  };
  /** The same with `--json`. @throws if the command failed */
  const json = async <T>(...argv: string[]): Promise<T> => {
    const { exit, out, err } = await run(...argv, '--json');
    if (exit !== 0) throw new Error(err);
    return JSON.parse(out) as T;
  };
  return Object.assign(run, { json });
}
