/** what the query library says of a reading that it gave up; the class itself is no part of the platform */
const CANCELLED = 'CancelledError';
/** a page that is left and changed while it opens cancels once each */
const TIMES = 5;

/**
 * Reads once more when the reading was cancelled: one that a page shares with the screen before ends with that screen, and a change of
 * the data ends all. That is no answer for whoever still wants the page.
 * @throws what `read` throws for any other reason
 */
export async function uncancelled<T>(read: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await read();
    } catch (error) {
      if (time === TIMES || !(error instanceof Error) || error.message !== CANCELLED) throw error;
    }
  }
}
