/**
 * Node's arguments for the servers of shell and API; the images use the same (deploy/Dockerfile). Several processes share two
 * processors, so parallel garbage collector threads would only wait for each other; and rendering pages leaves hardly any objects
 * alive, so a larger young generation would only hold memory (docs/decisions/0053-processor-and-memory.md). No source maps: Node
 * would load those of all packages, 15 MiB in the API, and our bundles keep their names
 * (docs/decisions/0060-pages-of-one-person.md).
 */
export const SERVER_ARGUMENTS = ['--single-threaded-gc', '--max-semi-space-size=8'];

/**
 * Further environment of a server process: glibc gives each thread its own memory arena, and memory that compiling and compressing
 * once took there is never returned. With one arena for all threads a shell has 153 instead of 168 MiB after load, on average
 * (docs/decisions/0061-kept-pages-before-the-router.md).
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };
