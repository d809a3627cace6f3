/** ms before a late part is requested again */
const RETRY_AFTER = 300;

/** Loads a part of the page that is not needed for hydration, with one retry after a broken connection. */
export async function loadLate<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return load();
  });
}
