/** For `throwOnError`: a list that cannot be read is a page of its own (S214), one that cannot be read again stays as it is. */
export const fatalWithoutData = (_: unknown, query: { state: { data: unknown } }) => query.state.data === undefined;
