/** An answer from outside that does not end where answers of its kind do. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge' as const;
}

/**
 * The body of somebody else's answer, unpacked.
 *
 * @param largest bytes after which it is given up
 * @returns null where there is none
 * @throws AnswerTooLarge
 */
export async function readWhole(answer: Response, largest: number): Promise<Buffer<ArrayBuffer> | null> {
  if (answer.status === 204 || !answer.body) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.length;
    if (size > largest) throw new AnswerTooLarge(`more than ${largest} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
