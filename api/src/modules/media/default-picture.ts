import type { FileStore } from '../../files/file-store';
import { keepRenditions } from './keep-picture';
import { makeOwnPicture } from './make-own-picture';

const STEM = 'default-image';
/** A frame with a hill and a sun: the placeholder for missing pictures. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 24 24">
  <rect width="24" height="24" fill="#f1f1f4"/>
  <g fill="none" stroke="#a1a1aa" stroke-width=".6" stroke-linejoin="round" stroke-linecap="round">
    <rect x="6" y="7" width="12" height="10" rx="1.2"/><circle cx="9.4" cy="10.2" r="1.1"/><path d="m6.4 16 3.6-3.4 2.4 2.2 2.6-2.8 2.7 2.9"/>
  </g></svg>`;

/** Stores the placeholder for missing pictures in the media store, unless it exists. */
export async function keepDefaultPicture(media: FileStore): Promise<void> {
  if (await media.find(`${STEM}.jpg`)) return;
  const renditions = await makeOwnPicture(Buffer.from(DRAWING), { picture: 800, thumb: 400 });
  if (renditions) await keepRenditions(media, STEM, renditions);
}
