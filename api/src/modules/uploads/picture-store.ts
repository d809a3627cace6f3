import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import type { FileStore } from '../../files/file-store';
import { filesOf } from '../media/encoders';
import { keepRenditions } from '../media/keep-picture';
import type { Rendition } from './make-picture';

/** Names contain nothing from the sender; their prefix differs from that of all the shop's own pictures. */
const NAME = /^(?:thumb-)?upload-[0-9a-f]{32}\.\w+$/;

/** True for names of uploads and their thumbnails, which are looked up in the uploads store only. */
export const isUpload = (name: string): boolean => NAME.test(name);

/** Store of the pictures that shoppers upload. */
export interface PictureStore {
  /** Writes all files of a picture and returns its name for the data, which is new and ends in `.jpg`. */
  keep(renditions: readonly Rendition[]): Promise<string>;
  /**
   * Removes pictures; names that are not uploads or no longer exist are ignored. A picture that cannot be removed now is recorded, and
   * `removeNoted` removes it later: an unreachable bucket does not fail the deletion of a photo or account, and no file is left behind.
   */
  remove(names: readonly string[]): Promise<void>;
  /** Called in each round of the reconciler. @throws the store's error when a picture cannot be removed */
  removeNoted(): Promise<void>;
}

/** Pictures removed in one round. */
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
        // some of its files may have been written
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
