import { createHash } from 'node:crypto';
import type { FileStore } from '../../files/file-store';
import type { Rendition } from '../uploads/make-picture';
import { stemOf, THUMB_PREFIX } from './encoders';

/**
 * Puts a picture of the shop's own beside the others, in all its files.
 *
 * @param sent what the renditions were made from: the same picture has the same name, and no name ever shows another one
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

/** Name under which `keepPicture` keeps it, for the data. */
export const pictureName = (label: string, sent: Buffer): string =>
  `${label}-${createHash('sha256').update(sent).digest('hex').slice(0, 20)}.jpg`;

/**
 * Writes the files of a picture, the plain JPEG last: where it is, all are, whenever a process is killed.
 * @param stem its name without an ending
 * @throws what the store says, once no write is under way any more: who removes what came about has the last word then
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
