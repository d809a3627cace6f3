import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import type { FileStore } from '../../files/file-store';
import { filesOf } from '../media/encoders';
import { keepRenditions } from '../media/keep-picture';
import type { Rendition } from './make-picture';

/** Nothing of the sender is in a name; it begins differently from all names of the shop's own pictures. */
const NAME = /^(?:thumb-)?upload-[0-9a-f]{32}\.\w+$/;

/** True for names that a store gave, of thumbnails too: they are looked for among the uploads and nowhere else. */
export const isUpload = (name: string): boolean => NAME.test(name);

/** Where pictures lie that shoppers sent. */
export interface PictureStore {
  /** Writes all files of a picture and gives its name for the data, which was never used before and ends in `.jpg`. */
  keep(renditions: readonly Rendition[]): Promise<string>;
  /**
   * Removes pictures; names that are no uploads, or are gone already, are passed over. What cannot be removed now is noted, and
   * `removeNoted` does it later: whoever deletes a photo or an account is not told of a bucket that is away, and nothing stays behind.
   */
  remove(names: readonly string[]): Promise<void>;
  /** A round of the reconciler. @throws what keeps it from removing */
  removeNoted(): Promise<void>;
}

/** Pictures that one round removes. */
const ROUND = 100;

export function createPictureStore(db: Database, files: FileStore): PictureStore {
  const removeNow = async (names: readonly string[]) => {
    await Promise.all(names.filter(isUpload).flatMap(filesOf).map(files.remove));
  };
  return {
    async keep(renditions) {
      const stem = `upload-${randomBytes(16).toString('hex')}`;
      try {
        await keepRenditions(files, stem, renditions);
      } catch (error) {
        // some of its files may be there
        await removeNow([`${stem}.jpg`]).catch(() => note(db, [`${stem}.jpg`]));
        throw error;
      }
      return `${stem}.jpg`;
    },
    async remove(names) {
      await removeNow(names).catch(() => note(db, names));
    },
    async removeNoted() {
      const noted = await db.selectFrom('unwanted_pictures').select('image').orderBy('since').limit(ROUND).execute();
      if (noted.length === 0) return;
      const names = noted.map(({ image }) => image);
      await removeNow(names);
      await db.deleteFrom('unwanted_pictures').where('image', 'in', names).execute();
    },
  };
}

async function note(db: Database, names: readonly string[]): Promise<void> {
  const images = names.filter(isUpload).map((image) => ({ image }));
  if (images.length === 0) return;
  await db
    .insertInto('unwanted_pictures')
    .values(images)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
