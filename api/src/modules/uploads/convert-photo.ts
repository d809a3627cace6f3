import { REVIEW_IMAGES } from 'shared-kernel/contract/review-images';
import { decodeHeic } from './decode-heic';

/** `ftyp` of ISO media files with the brands of HEVC pictures; videos and AVIF have others. */
const HEIC = /^[\s\S]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;
/** px of the longer side, the same as for photos that the browser shrinks */
const SIDE = 1600;
const QUALITIES = [85, 70, 50];

/**
 * Converts a HEIC photo to a JPEG that is small enough for review and return forms, where it is re-encoded before it is stored
 * (`makePicture`). The JPEG contains pixels only, no location or camera data.
 *
 * @returns null unless the bytes are a HEIC photo that can be decoded within the limits
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
