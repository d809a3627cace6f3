import type { Sharp } from 'sharp';

/** In front of a picture's name stands this for its thumbnail; settings say the same to the screens as `thumb_prefix`. */
export const THUMB_PREFIX = 'thumb-';

/** What a picture is kept as; its name ends in `.jpg`, the server answers with the best that the browser takes. */
export const ENCODERS = {
  // effort 1 makes files a third smaller but takes twice as long: worth it for the thumbnails that listings are full of, and for logos
  avif: (image: Sharp, small: boolean) =>
    image.avif({ quality: small ? 52 : 48, effort: small ? 1 : 0, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 2 }),
  jpg: (image: Sharp) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
} as const;

type Format = keyof typeof ENCODERS;

/**
 * The formats that a picture of this name is kept in. One called `.webp` has no AVIF: made quickly that is no smaller, and takes three times
 * as long.
 */
export const formatsOf = (name: string): readonly Format[] =>
  name.endsWith('.webp') ? ['webp', 'jpg'] : ['avif', 'webp', 'jpg'];

/** A picture's name without its ending. */
export const stemOf = (name: string): string => name.replace(/\.(jpg|webp)$/, '');

/** The files that belong to a picture's name: itself and its thumbnail in each format. */
export function filesOf(name: string): string[] {
  const stem = stemOf(name);
  return formatsOf(name).flatMap((format) => [`${stem}.${format}`, `${THUMB_PREFIX}${stem}.${format}`]);
}
