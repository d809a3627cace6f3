/**
 * Opens another page with a full navigation, so that nothing of the previous user stays in memory (S020, S021). An object, because
 * tests can spy on its method but not on the browser's `location`.
 */
export const browser = {
  open(url: string): void {
    location.assign(url);
  },
  /** Like `open`, but 'back' does not return to the current page: for pages of completed forms. */
  replace(url: string): void {
    location.replace(url);
  },
  reload(): void {
    location.reload();
  },
};
