/** ms: less than a test may take, so that a failing test reports what it was waiting for. */
const LIMIT = 50_000;

/**
 * Waits until a condition holds that comes true by itself; an error counts as not yet.
 *
 * @param what the condition, for the error message
 * @throws if it never holds within the limit, which is generous for busy machines
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
