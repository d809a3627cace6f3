/**
 * What Node is told for the servers of shell and API; the images say the same (deploy/Dockerfile). Several processes share two
 * processors, so threads that collect garbage side by side only wait for each other; and what renders pages leaves hardly anything
 * alive, so a larger room for young objects only holds memory (docs/decisions/0053-processor-and-memory.md).
 * No source maps: Node would hold those of all packages, 15 MiB in the API, and our bundles keep their names
 * (docs/decisions/0060-pages-of-one-person.md).
 */
export const SERVER_ARGUMENTS = ['--single-threaded-gc', '--max-semi-space-size=8'];

/**
 * What the process of a server is told besides: glibc gives each thread a pool of its own to allocate from, and what compiling and
 * packing took there once stays. With one pool for all threads a shell has 153 instead of 168 MiB after load, on average
 * (docs/decisions/0061-kept-pages-before-the-router.md).
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };
