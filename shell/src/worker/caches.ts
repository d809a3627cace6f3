/** Names of the worker's caches on the device; a change of a cache's format needs a new number. */
export const CACHE = { pages: 'souk-pages-1', files: 'souk-files-1', own: 'souk-own-1' } as const;
