import { PHONE_PHOTO } from 'shared-kernel/contract/review-images';
import { toHex, WHITE } from 'shared-kernel/rules/colour';

/** Signatures of the files that a browser may be able to show, with their offsets; file names are not reliable. */
const JPEG = { at: 0, bytes: [0xff, 0xd8, 0xff] };
const PNG = { at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] };
const WEBP = { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] };
/** HEIC and AVIF, the formats of phones; `HEVC`, the letters that its brands begin with, tells the first from the second */
const HEIF = { at: 4, bytes: [0x66, 0x74, 0x79, 0x70] };
const HEVC = [0x68, 0x65];
/** px of the longer side: more than any page shows */
const SIDE = 1600;
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * The file to upload for a picked one (S193, issue 14): a JPEG or PNG that is small enough stays as it is; any other photo that this
 * browser can show is scaled down to a JPEG, upright and without its location and camera.
 *
 * @param most bytes that the server takes (D42)
 * @param convert has the server make a JPEG of HEIC, which most browsers cannot show
 * @returns null when it is no photo, or none that this browser can show
 * @throws what `convert` fails with
 */
export async function toPhoto(
  file: File,
  most: number,
  convert: (photo: File) => Promise<Blob | null>,
): Promise<File | null> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const is = ({ at, bytes }: typeof JPEG) => bytes.every((byte, n) => start[at + n] === byte);
  const sendable = is(JPEG) || is(PNG);
  if (sendable && file.size <= most) return file;
  if (!sendable && !is(WEBP) && !is(HEIF)) return null;
  const shown = await shrink(file, most).catch(() => null);
  const isHeic = is(HEIF) && is({ at: 8, bytes: HEVC });
  const blob = shown ?? (isHeic && file.size <= PHONE_PHOTO.bytes ? await convert(file) : null);
  return blob && new File([blob], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: blob.type });
}

async function shrink(file: File, most: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // transparent parts of a PNG would be black in a JPEG
    pen.fillStyle = toHex(WHITE);
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (blob && blob.size <= most) return blob;
    }
    return null;
  } finally {
    picture.close();
  }
}
