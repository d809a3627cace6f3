import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RemoteId } from 'shared-kernel/rules/routes';

/** What an address belongs to; never the address itself, so the number of series is bounded. */
export type Kind = 'page' | 'api' | 'media' | 'remotes' | 'assets' | 'other';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(state: { degraded(): RemoteId[]; cacheBytes(): number }, process = false) {
  const registry = new Registry();
  const registers = [registry];
  if (process) collectDefaultMetrics({ register: registry });
  const releaseSet = new Gauge({
    name: 'souk_release_set',
    help: '1 for the release set that is live',
    labelNames: ['release_set'],
    registers,
  });
  new Gauge({
    name: 'souk_remote_open_breaker',
    help: '1 while a remote is not asked because it failed again and again',
    labelNames: ['remote'],
    registers,
    collect() {
      this.reset();
      for (const remote of state.degraded()) this.set({ remote }, 1);
    },
  });
  new Gauge({
    name: 'souk_page_cache_bytes',
    help: 'Bytes of kept pages',
    registers,
    collect() {
      this.set(state.cacheBytes());
    },
  });
  return {
    registry,
    duration: new Histogram({
      name: 'souk_request_seconds',
      help: 'Time to answer by kind of address and class of status',
      labelNames: ['kind', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    pages: new Counter({
      name: 'souk_pages_total',
      help: 'Pages sent, by how they were had: fresh, stale, miss (kept ones) or personal',
      labelNames: ['result', 'release_set'],
      registers,
    }),
    fallbacks: new Counter({
      name: 'souk_empty_slots_total',
      help: 'Pages sent with an empty slot because a remote could not be had or did not render in time',
      labelNames: ['remote', 'release_set'],
      registers,
    }),
    errorPages: new Counter({
      name: 'souk_error_pages_total',
      help: 'Error pages sent because the shell could not make a page at all, by status',
      labelNames: ['status'],
      registers,
    }),
    /** series of the sets before go, so switching for years adds none */
    switchTo(name: string) {
      releaseSet.reset();
      releaseSet.set({ release_set: name }, 1);
      this.pages.reset();
      this.fallbacks.reset();
    },
  };
}

const KINDS: readonly [string, Kind][] = [
  ['/api/', 'api'],
  ['/media/', 'media'],
  ['/remotes/', 'remotes'],
  ['/assets/', 'assets'],
];
const OTHER = new Set(['/health', '/robots.txt', '/favicon.ico', '/favicon.svg']);

export function kindOf(path: string): Kind {
  return KINDS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? (OTHER.has(path) ? 'other' : 'page');
}
