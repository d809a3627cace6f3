import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, THUMB_PREFIX } from '../media/encoders';
import type { Rendition } from './make-picture';

/** Nothing of the sender is in a name; it begins differently from all names of the shop's own pictures. */
const NAME = /^(?:thumb-)?upload-[0-9a-f]{32}\.\w+$/;

/** True for names that a store gave, of thumbnails too: they are looked for among the uploads and nowhere else. */
export const isUpload = (name: string): boolean => NAME.test(name);

/** Where pictures lie that shoppers sent. */
export interface PictureStore {
  /** Writes all files of a picture and gives its name for the data, which was never used before and ends in `.jpg`. */
  keep(renditions: readonly Rendition[]): Promise<string>;
  /** Removes pictures; names that are no uploads, or are gone already, are passed over. */
  remove(names: readonly string[]): Promise<void>;
}

/** @param folder is made with the first picture */
export function createPictureStore(folder: string): PictureStore {
  const remove = async (names: readonly string[]) => {
    const files = names.filter(isUpload).flatMap(filesOf);
    await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
  };
  return {
    async keep(renditions) {
      const stem = `upload-${randomBytes(16).toString('hex')}`;
      await mkdir(folder, { recursive: true });
      try {
        for (const { format, thumb, bytes } of renditions) {
          const file = join(folder, `${thumb ? THUMB_PREFIX : ''}${stem}.${format}`);
          await writeFile(file, bytes, { flag: 'wx' });
        }
      } catch (error) {
        await remove([`${stem}.jpg`]);
        throw error;
      }
      return `${stem}.jpg`;
    },
    remove,
  };
}
