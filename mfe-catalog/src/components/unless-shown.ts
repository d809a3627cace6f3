/**
 * For `throwOnError`: a failed call takes the page down only when there is nothing to show. A failed second look leaves what was
 * there.
 */
export const unlessShown = (_error: Error, query: { state: { data: unknown } }): boolean =>
  query.state.data === undefined;
