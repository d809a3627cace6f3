/** ms before a late part is asked for again */
const RETRY_AFTER = 300;

/** Loads a part of the page that hydration does without, with one attempt more after a connection that broke off. */
export async function loadLate<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return load();
  });
}
