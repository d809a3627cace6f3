import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rendition } from '../uploads/make-picture';
import { stemOf, THUMB_PREFIX } from './encoders';

/**
 * Puts a picture of the shop's own into the folder of the pictures, in all its files.
 *
 * @param sent what the renditions were made from: the same picture has the same name, and no name ever shows another one
 * @returns its name for the data, `<label>-<hash>.jpg`
 */
export async function keepPicture(
  folder: string,
  label: string,
  sent: Buffer,
  renditions: readonly Rendition[],
): Promise<string> {
  const name = pictureName(label, sent);
  await keepRenditions(folder, stemOf(name), renditions);
  return name;
}

/** Name under which `keepPicture` keeps it, for the data. */
export const pictureName = (label: string, sent: Buffer): string =>
  `${label}-${createHash('sha256').update(sent).digest('hex').slice(0, 20)}.jpg`;

/** Writes the files of a picture. @param stem its name without an ending */
export async function keepRenditions(folder: string, stem: string, renditions: readonly Rendition[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { format, thumb, bytes } of renditions) {
    const file = join(folder, `${thumb ? THUMB_PREFIX : ''}${stem}.${format}`);
    // under another name first: a file that can be seen is complete
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  }
}
