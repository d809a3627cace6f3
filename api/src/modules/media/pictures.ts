import { extname } from 'node:path';
import type { FileStore } from '../../files/file-store';

export interface Picture {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
}

/** Best first; the last one is sent to clients that state no format. */
const FORMATS = [
  { extension: '.avif', type: 'image/avif' },
  { extension: '.webp', type: 'image/webp' },
  { extension: '.jpg', type: 'image/jpeg' },
] as const;

/** Plain names only, so that none can lead out of the store. */
const NAME = /^[a-z0-9][a-z0-9._-]{0,199}$/i;

/** Formats that an `Accept` header names explicitly; a wildcard does not imply AVIF and gets JPEG. */
export function acceptedFormats(accept: string): (typeof FORMATS)[number][] {
  return FORMATS.filter(({ extension, type }) => extension === '.jpg' || names(accept, type));
}

/** `q=0` refuses a format (RFC 9110 §12.4.2). */
function names(accept: string, type: string): boolean {
  return accept.split(',').some((part) => {
    const [range, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    return range === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/**
 * The picture of a bare file name in the best accepted format. The store holds a picture once per format under the
 * same name; the extension in `name` is ignored.
 *
 * @returns null when there is no such picture in any accepted format, or the name is invalid
 */
export async function findPicture(store: FileStore, name: string, accept: string): Promise<Picture | null> {
  if (!NAME.test(name)) return null;
  const base = name.slice(0, name.length - extname(name).length);
  for (const { extension, type } of acceptedFormats(accept)) {
    const file = await store.read(`${base}${extension}`);
    if (file) return { bytes: file.bytes, type, etag: file.etag };
  }
  return null;
}
