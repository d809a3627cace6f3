/** Converts a thrown value to an Error: anything can be thrown, and an Error from a remote may belong to another realm. */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown !== 'object' || thrown === null) return new Error(String(thrown));
  const { name, message, stack } = thrown as Partial<Error>;
  return Object.assign(new Error(message), { name: name ?? 'Error', stack });
}
