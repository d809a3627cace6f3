import type { Prefetch } from './definition';

/**
 * The prefetches of pages, in a chunk that is not needed until the visitor navigates: the first page's data came with it.
 * @param load imports the table of prefetches by route
 * @example const prefetch = latePrefetch(() => import(/* webpackChunkName: "prefetch" *\/ './prefetch').then((m) => m.PREFETCH));
 */
export const latePrefetch =
  <Name extends string>(load: () => Promise<Record<Name, Prefetch>>) =>
  (name: Name): Prefetch =>
    Object.assign(async (context: Parameters<Prefetch>[0]) => (await load())[name](context), { load });
