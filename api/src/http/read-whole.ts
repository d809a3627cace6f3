/** A response from another service exceeds the expected size. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge' as const;
}

/**
 * The decompressed body of another service's response.
 *
 * @param largest maximum bytes, after which reading is aborted
 * @returns null when there is no body
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
