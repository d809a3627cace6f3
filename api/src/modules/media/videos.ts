import { stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface Video {
  readonly file: string;
  /** bytes */
  readonly size: number;
  readonly etag: string;
}

/** One folder, plain names: nothing that could lead out of it. */
const NAME = /^[a-z0-9][a-z0-9._-]{0,199}\.mp4$/i;

/** True for names that ask for a video and not for a picture. */
export const isVideo = (name: string): boolean => NAME.test(name);

/** The video of a bare file name, or null. Videos are MP4 only: every browser plays H.264. */
export async function findVideo(folder: string, name: string): Promise<Video | null> {
  const file = join(folder, name);
  try {
    const { size, mtimeMs } = await stat(file);
    return { file, size, etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"` };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}
