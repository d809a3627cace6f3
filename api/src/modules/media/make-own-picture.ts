import { convertPhoto } from '../uploads/convert-photo';
import type { Rendition } from '../uploads/make-picture';
import { ENCODERS } from './encoders';

/** Formats of an operator's own pictures, which, unlike those of shoppers, are trusted not to attack the decoder. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'svg', 'heif', 'avif']);
const MOST_PIXELS = 100_000_000;

/**
 * Checks a whole picture without storing it.
 *
 * @returns the problem, as text that follows its name; null when the picture is usable
 */
export async function pictureFault(sent: Buffer): Promise<string | null> {
  const { default: sharp } = await import('sharp');
  const none = 'is no picture (JPEG, PNG, WebP, AVIF, HEIC, GIF, TIFF or SVG).';
  // sharp throws synchronously for it
  if (sent.length === 0) return none;
  const picture = (await convertPhoto(sent)) ?? sent;
  const meta = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!meta?.format || !FORMATS.has(meta.format)) return none;
  if (meta.compression === 'hevc') return 'is a HEIC photo that is damaged or too large to be read: save it as JPEG.';
  if (meta.width * meta.height > MOST_PIXELS)
    return `has ${meta.width} x ${meta.height} pixels: at most ${MOST_PIXELS / 1_000_000} million can be read.`;
  const whole = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .resize({ width: 32, height: 32, fit: 'inside' })
    .raw()
    .toBuffer()
    .catch(() => null);
  return whole ? null : 'is damaged: it cannot be read to its end.';
}

/** Dots per inch at which a drawing has one pixel per unit of its own. */
const PLAIN_DENSITY = 72;

/**
 * Makes the files of one of the shop's own pictures: product, logo, category. Transparency is kept where the format supports it; a drawing
 * is rendered at the stored size.
 *
 * @param edges longest edge of the picture and of its thumbnail, pixels; smaller pictures are not enlarged
 * @returns null unless it is a picture of a supported format that can be decoded completely
 */
export async function makeOwnPicture(
  sent: Buffer,
  edges: { picture: number; thumb: number },
): Promise<Rendition[] | null> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = (await convertPhoto(sent)) ?? sent;
    const { format, width, height } = await sharp(picture, { limitInputPixels: MOST_PIXELS }).metadata();
    if (!format || !FORMATS.has(format)) return null;
    const drawn =
      format === 'svg' ? Math.ceil((PLAIN_DENSITY * edges.picture) / Math.max(width, height, 1)) : undefined;
    const density = drawn === undefined ? {} : { density: Math.min(Math.max(drawn, 1), 2400) };
    const renditions: Rendition[] = [];
    for (const thumb of [false, true]) {
      const edge = thumb ? edges.thumb : edges.picture;
      const image = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', ...density })
        .autoOrient()
        .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb');
      for (const [name, encode] of Object.entries(ENCODERS)) {
        const bytes = await encode(image.clone(), thumb).toBuffer();
        renditions.push({ format: name as Rendition['format'], thumb, bytes });
      }
    }
    return renditions;
  } catch {
    return null;
  }
}
