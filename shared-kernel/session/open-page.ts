/**
 * Leaves for another page by a full navigation, so that nothing of the old visitor stays in memory (S020, S021). An object, because
 * a test can watch its method but not the browser's `location`.
 */
export const browser = {
  open(url: string): void {
    location.assign(url);
  },
  /** As `open`, but 'back' does not lead to the page left: pages of forms that are done. */
  replace(url: string): void {
    location.replace(url);
  },
  reload(): void {
    location.reload();
  },
};
