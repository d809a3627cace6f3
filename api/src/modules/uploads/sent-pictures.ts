import { createHash } from 'node:crypto';
import { REVIEW_IMAGES } from 'shared-kernel/contract/review-images';
import type { SentFile } from '../../http/files';
import type { Text } from '../../http/texts';
import { makePicture } from './make-picture';
import type { PictureStore } from './picture-store';
import type { Workshop } from './workshop';

/** A photo in the store whose name is not in the database yet. */
export interface KeptPicture {
  /** position among the files of the form */
  readonly file: number;
  readonly image: string;
  /** SHA-256 of the uploaded bytes */
  readonly fingerprint: Buffer;
}

/** A rejected file and the message for it. */
export interface RefusedPicture {
  readonly file: number;
  readonly reason: Text;
}

/** S193 */
const UNSUPPORTED: Text = { key: 'reviews.imageRefused', values: { maximum: REVIEW_IMAGES.bytes / 1024 } };
export const TOO_MANY: Text = { key: 'reviews.tooManyImages', values: { most: REVIEW_IMAGES.most } };

/**
 * Converts the files of a form to pictures and stores them; duplicate files give one picture.
 *
 * @param kept is filled while pictures are written, so that the caller can remove them on failure
 * @throws Fault 503 when too many pictures are being processed
 */
export async function keepPictures(
  files: readonly SentFile[],
  { workshop, store }: { workshop: Workshop; store: PictureStore },
  kept: KeptPicture[],
): Promise<RefusedPicture[]> {
  const refused: RefusedPicture[] = [];
  for (const [file, sent] of files.entries()) {
    if (file >= REVIEW_IMAGES.most) {
      refused.push({ file, reason: TOO_MANY });
      continue;
    }
    const renditions = sent && (await workshop.run(() => makePicture(sent)));
    if (!renditions) {
      refused.push({ file, reason: UNSUPPORTED });
      continue;
    }
    const fingerprint = createHash('sha256').update(sent).digest();
    if (kept.some((other) => other.fingerprint.equals(fingerprint))) continue;
    kept.push({ file, image: await store.keep(renditions), fingerprint });
  }
  return refused;
}
