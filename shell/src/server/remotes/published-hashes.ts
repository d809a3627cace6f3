import { isHash } from '../releases/release-set';
import type { ArtifactStore } from './artifact-store';

/**
 * Hashes of browser files that are in no live release, because older pages still request them (R7): publishing wrote one beside
 * each file, `<file>.sha384`. Read once per file.
 */
export class PublishedHashes {
  readonly #known = new Map<string, Promise<string>>();

  constructor(private readonly store: ArtifactStore) {}

  /**
   * @param place of the file in the store
   * @throws Error when no version with this file was published; it is looked up again next time
   */
  find(place: string): Promise<string> {
    let hash = this.#known.get(place);
    if (!hash) {
      hash = this.#read(place);
      this.#known.set(place, hash);
      hash.catch(() => this.#known.delete(place));
    }
    return hash;
  }

  async #read(place: string): Promise<string> {
    const text = (await this.store.read(`${place}.sha384`)).toString('utf8').trim();
    if (!isHash(text)) throw new Error(`${place}.sha384 is no hash`);
    return text;
  }
}
