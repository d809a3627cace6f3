const END = 0x0a;

/**
 * A set of words that is as small as their letters: 55,000 of English take 0.4 MiB, in a `Set` 6.7. The words are stored sorted, and a lookup
 * is a binary search of some fifteen steps.
 */
export class WordList {
  /** sorted words in UTF-8, a line break behind each */
  readonly #bytes: Buffer;

  /** @param words without line breaks, and all of one plane of Unicode, as otherwise their order differs in UTF-8 */
  constructor(words: Iterable<string>) {
    this.#bytes = Buffer.from(
      [...new Set(words)]
        .sort()
        .map((word) => `${word}\n`)
        .join(''),
    );
  }

  /** Size in bytes. */
  get size(): number {
    return this.#bytes.length;
  }

  has(word: string): boolean {
    const bytes = this.#bytes;
    const target = Buffer.from(word);
    // the word is among the lines that begin at `low` or later and before `high`
    let [low, high] = [0, bytes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const begin = middle === 0 ? 0 : bytes.lastIndexOf(END, middle - 1) + 1;
      const end = bytes.indexOf(END, middle);
      const order = target.compare(bytes, begin, end);
      if (order === 0) return true;
      if (order < 0) high = begin;
      else low = end + 1;
    }
    return false;
  }
}
