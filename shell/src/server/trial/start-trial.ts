import { AsyncLocalStorage } from 'node:async_hooks';
import net from 'node:net';
import { buildShell, type ShellDeps } from '../app';
import { asError } from '../as-error';
import { readConfig } from '../config';
import { readReleasedCalls } from '../releases/released-calls';
import { openStore } from '../remotes/artifact-store';
import { type Candidate, withCandidate } from './candidate-store';
import { loadSet } from './load-set';

/** The version on trial and its environment. */
export interface TrialSpec {
  /** folder of the published versions */
  store: string;
  /** text of a release file that contains the version on trial */
  set: string;
  /** the version on trial; `folder` if it is built but not published */
  candidate: Omit<Candidate, 'folder'> & { folder?: string };
  /** origins of APIs, each named for how it responds */
  apis: Record<string, string>;
}

/** Servers of one release set, each with a different API. */
export interface Trial {
  /** their origins, by the names in `apis` */
  origins: Record<string, string>;
  stop(): Promise<void>;
}

/** Header with the error that a remote threw: the page itself only says that something went wrong. */
export const REASON = 'x-trial-reason';

/** ms for one render or one call; a trial has its data at hand, so what takes longer never finishes, even on a busy machine */
const LONGEST_MS = 30_000;

/**
 * Starts the shell's server for a version on trial, once for each API. It differs from a shop's processes in three ways: the set is
 * fixed, no page is cached, and nothing is written.
 * @throws Error with the reason why the version cannot be loaded
 */
export async function startTrial(
  spec: TrialSpec,
  own: Pick<ShellDeps, 'files' | 'renderFrame' | 'pages' | 'globalCss' | 'log'>,
): Promise<Trial> {
  const { remote, version, folder } = spec.candidate;
  const published = openStore(spec.store, LONGEST_MS);
  const store = folder === undefined ? published : withCandidate(published, { remote, version, folder });
  const releases = await loadSet(spec.set, remote, store);
  const stops: (() => Promise<unknown>)[] = [];
  const listen = async ([name, apiOrigin]: [string, string]) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const thrown = new AsyncLocalStorage<{ reason?: string }>();
    const { app, ops } = await buildShell({
      ...own,
      config: { ...readConfig({}), ...UNHURRIED, port, apiOrigin, publicOrigin: origin, store: spec.store },
      async startReleases({ onCalls }) {
        onCalls(readReleasedCalls(spec.set));
        return releases;
      },
      onFallback({ owner }, error) {
        const page = thrown.getStore();
        if (page && owner === remote) page.reason = inOneLine(error);
      },
    });
    app.addHook('onRequest', (_request, _reply, done) => thrown.run({}, done));
    app.addHook('onSend', async (_request, reply) => {
      const reason = thrown.getStore()?.reason;
      if (reason) reply.header(REASON, encodeURIComponent(reason.slice(0, 500)));
    });
    await app.listen({ port, host: '127.0.0.1' });
    stops.push(() => Promise.all([app.close(), ops.close()]));
    return [name, origin] as const;
  };
  const origins: Record<string, string> = {};
  for (const api of Object.entries(spec.apis)) {
    const [name, origin] = await listen(api);
    origins[name] = origin;
  }
  return {
    origins,
    stop: async () => void (await Promise.all(stops.map((stop) => stop()))),
  };
}

const UNHURRIED = {
  renderMs: LONGEST_MS,
  loadMs: LONGEST_MS,
  apiReadMs: LONGEST_MS,
  apiWriteMs: LONGEST_MS,
  // no page is cached: each is rendered by the version on trial
  pageCacheMb: 0,
  siteFreshMs: 600_000,
  // not a folder, so that nothing is stored, whichever user runs this
  stateDir: '/dev/null/none',
};

/** A port that was free a moment ago: a shop needs its own URL before it listens. */
async function freePort(): Promise<number> {
  const server = net.createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
    });
    return (server.address() as net.AddressInfo).port;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/** One line for the reason why a version was rejected. */
export function inOneLine(error: unknown): string {
  const { code, permission, resource } = Object(error) as { code?: string; permission?: string; resource?: string };
  // Node's error when a process exceeds its permissions
  if (code === 'ERR_ACCESS_DENIED')
    return `a version may not use ${[FORBIDDEN[permission ?? ''] ?? permission, resource].filter(Boolean).join(': ')}`;
  return String(asError(error)).split('\n')[0] ?? '';
}

const FORBIDDEN: Readonly<Record<string, string>> = {
  FileSystemRead: 'files of the machine',
  FileSystemWrite: 'a file to write',
  ChildProcess: 'other programs',
  WorkerThreads: 'threads',
};
