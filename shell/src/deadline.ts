/** The promise did not settle in time. */
export class TooLate extends Error {
  override name = 'TooLate' as const;
}

/** The promise's value, or TooLate after `ms`; the promise itself continues. @param what named in the message */
export async function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`${what}: no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
