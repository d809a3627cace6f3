import type { Sharp } from 'sharp';

/** Prefix of a thumbnail's file name; settings pass it to the screens as `thumb_prefix`. */
export const THUMB_PREFIX = 'thumb-';

/** Formats in which a picture is stored; its name ends in `.jpg`, the server responds with the best format the browser accepts. */
export const ENCODERS = {
  // effort 1 makes files a third smaller but takes twice as long: worth it for thumbnails, of which listings are full, and for logos
  avif: (image: Sharp, small: boolean) =>
    image.avif({ quality: small ? 52 : 48, effort: small ? 1 : 0, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 2 }),
  jpg: (image: Sharp) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
} as const;

type Format = keyof typeof ENCODERS;

/**
 * The formats in which a picture of this name is stored. A `.webp` one has no AVIF: encoded fast, AVIF is no smaller and takes three times
 * as long.
 */
export const formatsOf = (name: string): readonly Format[] =>
  name.endsWith('.webp') ? ['webp', 'jpg'] : ['avif', 'webp', 'jpg'];

/** A picture's name without its extension. */
export const stemOf = (name: string): string => name.replace(/\.(jpg|webp)$/, '');

/** The files that belong to a picture's name: picture and thumbnail in each format. */
export function filesOf(name: string): string[] {
  const stem = stemOf(name);
  return formatsOf(name).flatMap((format) => [`${stem}.${format}`, `${THUMB_PREFIX}${stem}.${format}`]);
}
