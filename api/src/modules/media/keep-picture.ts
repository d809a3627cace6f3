import { createHash } from 'node:crypto';
import type { FileStore } from '../../files/file-store';
import type { Rendition } from '../uploads/make-picture';
import { stemOf, THUMB_PREFIX } from './encoders';

/**
 * Stores one of the shop's own pictures in all its files.
 *
 * @param sent the bytes the renditions were made from: equal bytes give the same name, and a name never refers to another picture
 * @returns its name for the data, `<label>-<hash>.jpg`
 */
export async function keepPicture(
  media: FileStore,
  label: string,
  sent: Buffer,
  renditions: readonly Rendition[],
): Promise<string> {
  const name = pictureName(label, sent);
  await keepRenditions(media, stemOf(name), renditions);
  return name;
}

/** Name under which `keepPicture` stores the picture, for the data. */
export const pictureName = (label: string, sent: Buffer): string =>
  `${label}-${createHash('sha256').update(sent).digest('hex').slice(0, 20)}.jpg`;

/**
 * Writes the files of a picture, the plain JPEG last: if it exists, all of them do, even if the process is killed.
 *
 * @param stem its name without an extension
 * @throws the store's error, after all writes have finished, so that a caller who removes the files misses none
 */
export async function keepRenditions(store: FileStore, stem: string, renditions: readonly Rendition[]): Promise<void> {
  const write = async (some: readonly Rendition[]) => {
    const writes = await Promise.allSettled(
      some.map(({ format, thumb, bytes }) => store.put(`${thumb ? THUMB_PREFIX : ''}${stem}.${format}`, bytes)),
    );
    for (const one of writes) if (one.status === 'rejected') throw one.reason;
  };
  const isPlain = ({ format, thumb }: Rendition) => format === 'jpg' && !thumb;
  await write(renditions.filter((one) => !isPlain(one)));
  await write(renditions.filter(isPlain));
}
