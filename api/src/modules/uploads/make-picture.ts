import type { Sharp } from 'sharp';
import { ENCODERS } from '../media/encoders';

type Decoder = typeof import('sharp')['default'];

/** Longest edge of a picture and of its thumbnail, pixels. */
interface Edges {
  picture: number;
  thumb: number;
}
/** Sizes of photos, the same as `/media` serves for products. */
const PHOTO: Edges = { picture: 800, thumb: 400 };
/** More than any phone photo of up to 1000 kB has; a picture of 30,000 x 30,000 is refused by its header, before decoding. */
const MOST_PIXELS = 50_000_000;
/** The same for interlaced and progressive pictures, which are held in memory completely while being decoded. */
const MOST_PIXELS_HELD = 20_000_000;
/** s; a file that takes longer to decode is malicious */
const PATIENCE = 10;

/** Magic bytes of JPEG and PNG. libvips supports many more formats, including SVG and PDF, which can contain active content. */
const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

/** One of the files in which a picture is stored. */
export interface Rendition {
  readonly format: keyof typeof ENCODERS;
  readonly thumb: boolean;
  readonly bytes: Buffer;
}

/**
 * Re-encodes a shopper's photo: it is decoded completely, rotated upright, converted to the size and colour space of the
 * web, and encoded from raw pixels. So nothing else of the uploaded file remains: no EXIF data, no location, no
 * profile, no comment, no appended data (I3).
 *
 * @param sent bytes of any kind; the format is detected from them alone
 * @param edges target size; smaller pictures are not enlarged
 * @returns null unless it is a JPEG or PNG that can be decoded completely and has at most 50 million pixels, 20 if interlaced or progressive
 */
export async function makePicture(sent: Buffer, edges = PHOTO): Promise<Rendition[] | null> {
  if (!BEGINNINGS.some((beginning) => sent.subarray(0, beginning.length).equals(beginning))) return null;
  // loaded on demand: it takes 20 MiB of the process, and few requests contain photos
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

/** Decodes the first picture of a file. Transparent pixels become white, so that nothing is hidden in them. */
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
    // the shopper gets the same message for every defect
    return null;
  }
}

const fit = (image: Sharp, edge: number): Sharp =>
  image.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
