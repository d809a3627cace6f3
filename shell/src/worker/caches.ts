/** Names of what the worker keeps on the device; a worker that keeps something in another way takes another number. */
export const CACHE = { pages: 'souk-pages-1', files: 'souk-files-1', own: 'souk-own-1' } as const;
