import { isHash } from '../releases/release-set';
import type { ArtifactStore } from './artifact-store';

/**
 * Which bytes a browser file must have that no live release names, because pages of before still ask for it (R7): publishing left a note
 * beside the file, `<file>.sha384`. Read once per file.
 */
export class PublishedHashes {
  readonly #known = new Map<string, Promise<string>>();

  constructor(private readonly store: ArtifactStore) {}

  /**
   * @param place of the file in the store
   * @throws Error when no version with this file was published; it is looked for again next time
   */
  find(place: string): Promise<string> {
    let found = this.#known.get(place);
    if (!found) {
      found = this.#read(place);
      this.#known.set(place, found);
      found.catch(() => this.#known.delete(place));
    }
    return found;
  }

  async #read(place: string): Promise<string> {
    const text = (await this.store.read(`${place}.sha384`)).toString('utf8').trim();
    if (!isHash(text)) throw new Error(`${place}.sha384 is no hash`);
    return text;
  }
}
