import { REVIEW_IMAGES } from 'shared-kernel/contract/review-images';
import { decodeHeic } from './decode-heic';

/** `ftyp` of ISO media files and the brands of HEVC pictures; films and AVIF have other ones. */
const HEIC = /^[\s\S]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;
/** px of the longer side, as a browser shrinks photos itself */
const SIDE = 1600;
const QUALITIES = [85, 70, 50];

/**
 * Makes a JPEG of a photo in HEIC, small enough for the forms of reviews and returns, which make it anew before it is kept (`makePicture`).
 * Nothing but its pixels is in it: no place, no camera.
 *
 * @returns null when the bytes are no HEIC that can be decoded within the limits
 */
export async function convertPhoto(sent: Buffer): Promise<Buffer | null> {
  if (!HEIC.test(sent.toString('latin1', 0, 12))) return null;
  const pixels = await decodeHeic(sent);
  if (!pixels) return null;
  const { default: sharp } = await import('sharp');
  const { data, width, height } = pixels;
  const photo = sharp(data, { raw: { width, height, channels: 3 } });
  const small = photo.resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true });
  for (const quality of QUALITIES) {
    const jpeg = await small.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= REVIEW_IMAGES.bytes) return jpeg;
  }
  return null;
}
