/**
 * What Node is told for the servers of shell and API; the images say the same (deploy/Dockerfile). Several processes share two
 * processors, so threads that collect garbage side by side only wait for each other; and what renders pages leaves hardly anything
 * alive, so a larger room for young objects only holds memory (docs/decisions/0053-processor-and-memory.md).
 */
export const SERVER_ARGUMENTS = ['--enable-source-maps', '--single-threaded-gc', '--max-semi-space-size=8'];
