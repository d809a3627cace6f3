/** What was thrown as an Error: anything can be thrown, and what comes out of a remote need not be an Error of this realm. */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown !== 'object' || thrown === null) return new Error(String(thrown));
  const { name, message, stack } = thrown as Partial<Error>;
  return Object.assign(new Error(message), { name: name ?? 'Error', stack });
}
