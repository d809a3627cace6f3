/**
 * For `throwOnError` of a query: a failed call becomes the error page only while there is no data to show (S214); a failed
 * refetch leaves the page as it is.
 */
export const throwWithoutData = (_error: unknown, query: { state: { data: unknown } }): boolean =>
  query.state.data === undefined;
