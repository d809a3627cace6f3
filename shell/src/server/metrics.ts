import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RemoteId } from 'shared-kernel/rules/routes';

/** The kind of a URL; never the URL itself, so the number of series is bounded. */
export type Kind = 'page' | 'api' | 'media' | 'remotes' | 'assets' | 'other';

export type Metrics = ReturnType<typeof createMetrics>;

const PAGE_RESULTS = ['fresh', 'stale', 'miss', 'personal'];
/** number of sets whose counters are kept: a scrape after several switches still finds the errors of earlier sets */
const KEPT_SETS = 8;

export interface MeasuredState {
  openBreakers(): RemoteId[];
  degraded(): RemoteId[];
  cacheBytes(): number;
  answerBytes(): number;
  listening(): boolean;
}

export function createMetrics(state: MeasuredState, process = false) {
  const registry = new Registry();
  const registers = [registry];
  if (process) collectDefaultMetrics({ register: registry });
  const releaseSet = new Gauge({
    name: 'souk_release_set',
    help: '1 for the release set that is live',
    labelNames: ['release_set'],
    registers,
  });
  const byRemote = (name: string, help: string, remotes: () => RemoteId[]) =>
    new Gauge({
      name,
      help,
      labelNames: ['remote'],
      registers,
      collect() {
        this.reset();
        for (const remote of remotes()) this.set({ remote }, 1);
      },
    });
  byRemote('souk_remote_degraded', '1 while the released version of a remote cannot be loaded', state.degraded);
  byRemote(
    'souk_remote_open_breaker',
    '1 while a remote is not asked because it failed again and again',
    state.openBreakers,
  );
  new Gauge({
    name: 'souk_page_cache_bytes',
    help: 'Bytes of kept pages',
    registers,
    collect() {
      this.set(state.cacheBytes());
    },
  });
  new Gauge({
    name: 'souk_answer_cache_bytes',
    help: 'Bytes of kept answers of the API',
    registers,
    collect() {
      this.set(state.answerBytes());
    },
  });
  new Gauge({
    name: 'souk_changes_listening',
    help: '1 while the shell hears from the API what changes',
    registers,
    collect() {
      this.set(state.listening() ? 1 : 0);
    },
  });
  const pages = new Counter({
    name: 'souk_pages_total',
    help: 'Pages sent, by how they were had: fresh, stale, miss (kept ones) or personal',
    labelNames: ['result', 'release_set'],
    registers,
  });
  const fallbacks = new Counter({
    name: 'souk_empty_slots_total',
    help: 'Pages sent with an empty slot because a remote could not be had or did not render in time',
    labelNames: ['remote', 'release_set'],
    registers,
  });
  const owners = new Set<string>();
  let sets: string[] = [];
  return {
    registry,
    pages,
    answers: new Counter({
      name: 'souk_answers_total',
      help: 'Answers of the API that pages for everybody were made of, by where they were from: kept or asked for just then',
      labelNames: ['result'],
      registers,
    }),
    changes: new Counter({
      name: 'souk_changes_total',
      help: 'Changes heard from the API, by their tag without its id',
      labelNames: ['tag'],
      registers,
    }),
    gaps: new Counter({
      name: 'souk_change_gaps_total',
      help: 'Times that changes may have been missed, so that every kept page was in doubt',
      registers,
    }),
    refused: new Counter({
      name: 'souk_pages_refused_total',
      help: 'Pages of new addresses that were answered with 503 because too many of them were asked for',
      registers,
    }),
    dropped: new Counter({
      name: 'souk_pages_dropped_total',
      help: 'Kept pages that ended by a change',
      registers,
    }),
    /** A page of this owner was sent with an empty slot. */
    emptySlot(remote: string, release_set: string) {
      owners.add(remote);
      fallbacks.inc({ remote, release_set });
    },
    duration: new Histogram({
      name: 'souk_request_seconds',
      help: 'Time to answer by kind of address and class of status',
      labelNames: ['kind', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    errorPages: new Counter({
      name: 'souk_error_pages_total',
      help: 'Error pages sent because the shell could not make a page at all, by status',
      labelNames: ['status'],
      registers,
    }),
    /** Another set is live. Counters continue; those of old sets are dropped, so that years of switching add no series. */
    switchTo(name: string) {
      releaseSet.reset();
      releaseSet.set({ release_set: name }, 1);
      sets = [name, ...sets.filter((set) => set !== name)];
      for (const dropped of sets.splice(KEPT_SETS)) {
        for (const result of PAGE_RESULTS) pages.remove({ result, release_set: dropped });
        for (const remote of owners) fallbacks.remove({ remote, release_set: dropped });
      }
    },
  };
}

const KINDS: readonly [string, Kind][] = [
  ['/api/', 'api'],
  ['/media/', 'media'],
  ['/remotes/', 'remotes'],
  ['/assets/', 'assets'],
  ['/facts/', 'assets'],
  ['/icons/', 'other'],
];
const OTHER = new Set([
  '/health',
  '/robots.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/worker.js',
  '/offline.css',
  '/apple-touch-icon.png',
]);
/** `/manifest.webmanifest` of each language */
const MANIFEST = /^(\/[a-z]{2})?\/manifest\.webmanifest$/;

export function kindOf(path: string): Kind {
  return (
    KINDS.find(([prefix]) => path.startsWith(prefix))?.[1] ??
    (OTHER.has(path) || MANIFEST.test(path) ? 'other' : 'page')
  );
}

/** `2xx` */
export const classOf = (status: number) => `${Math.floor(status / 100)}xx`;
