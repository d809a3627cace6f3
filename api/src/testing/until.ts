/** ms: less than a test may take, so that it ends with what it waited for. */
const LIMIT = 50_000;

/**
 * Waits until something holds that comes by itself; a failure counts as not yet.
 *
 * @param what it is, for the error
 * @throws when it never comes: a busy machine takes its time
 */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT;
  let cause: unknown;
  for (;;) {
    try {
      if (await holds()) return;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`, { cause });
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
