import type { Prefetch } from './definition';

/**
 * What pages fetch before their first render, in a chunk that no page needs until the visitor leaves it: its own data came with it.
 * @param load imports the table of prefetches by route
 * @example const prefetch = latePrefetch(() => import(/* webpackChunkName: "prefetch" *\/ './prefetch').then((m) => m.PREFETCH));
 */
export const latePrefetch =
  <Name extends string>(load: () => Promise<Record<Name, Prefetch>>) =>
  (name: Name): Prefetch =>
    Object.assign(async (context: Parameters<Prefetch>[0]) => (await load())[name](context), { load });
