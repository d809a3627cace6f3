import type { Sharp } from 'sharp';
import { ENCODERS } from '../media/encoders';

type Decoder = typeof import('sharp')['default'];

/** Longest edge of a picture and of its thumbnail, pixels. */
interface Edges {
  picture: number;
  thumb: number;
}
/** A photo, as `/media` serves photos and products. */
const PHOTO: Edges = { picture: 800, thumb: 400 };
/** More than any phone takes in 1000 kB; a picture of 30,000 x 30,000 is refused by its header, before it is decoded. */
const MOST_PIXELS = 50_000_000;
/** The same for pictures that come in passes (interlaced, progressive): all of such a one is held while it is decoded. */
const MOST_PIXELS_HELD = 20_000_000;
/** s; a file that keeps the decoder busy for longer was made to do so */
const PATIENCE = 10;

/** How a JPEG and a PNG begin. libvips knows many more formats: SVG and PDF among them, which can do things. */
const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

/** One of the files that a picture is kept as. */
export interface Rendition {
  readonly format: keyof typeof ENCODERS;
  readonly thumb: boolean;
  readonly bytes: Buffer;
}

/**
 * Makes a shopper's photo one of our own: decoded to the last line, turned upright, brought to the size and the colours of the
 * web, and encoded anew from bare pixels. So nothing of the file that was sent remains: no EXIF, no place where it was taken, no
 * profile, no comment, nothing appended (I3).
 *
 * @param sent bytes of any kind; the format is detected from them alone
 * @param edges what it is brought to; smaller ones stay as they are
 * @returns null when they are no JPEG or PNG that can be decoded whole, or one with more than 50 million pixels, in passes 20
 */
export async function makePicture(sent: Buffer, edges = PHOTO): Promise<Rendition[] | null> {
  if (!BEGINNINGS.some((beginning) => sent.subarray(0, beginning.length).equals(beginning))) return null;
  // 20 MiB of a process, for the few that take photos
  const { default: sharp } = await import('sharp');
  const pixels = await decode(sharp, sent, edges.picture);
  if (!pixels) return null;
  const { data, info } = pixels;
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const renditions: Rendition[] = [];
  for (const thumb of [false, true]) {
    for (const [format, encode] of Object.entries(ENCODERS)) {
      const image = thumb ? fit(sharp(data, raw), edges.thumb) : sharp(data, raw);
      const bytes = await encode(image, thumb).toBuffer();
      renditions.push({ format: format as Rendition['format'], thumb, bytes });
    }
  }
  return renditions;
}

/** Decodes the first picture of a file. What is transparent becomes white: nothing hides in pixels that nobody sees. */
async function decode(sharp: Decoder, sent: Buffer, edge: number) {
  try {
    const image = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 });
    const { width, height, isProgressive } = await image.metadata();
    if (isProgressive && width * height > MOST_PIXELS_HELD) return null;
    return await fit(image.timeout({ seconds: PATIENCE }).autoOrient(), edge)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    // whatever is wrong with it, the shopper hears the same
    return null;
  }
}

const fit = (image: Sharp, edge: number): Sharp =>
  image.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
