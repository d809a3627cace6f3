import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStore } from '../../files/file-store';

/**
 * Videos of kinds in all their colours, made in advance from the studio's pictures; the files are in `demo/videos`. The number at the end
 * increases with a new video, because browsers cache a name permanently. Made with ffmpeg: the front picture of each colour that a world sells for
 * 1.6 s, 640 px wide, each fading into the next (`xfade`) in 0.4 s, H.264 at `crf` 26.
 */
export const VIDEOS: Readonly<Record<string, string>> = {
  'summer-dress': 'summer-dress-2.mp4',
  'running-shoes': 'running-shoes-2.mp4',
  'teddy-bear': 'teddy-bear-2.mp4',
};

/** Copies the videos that `media` lacks next to the pictures. */
export async function deliverVideos(media: FileStore): Promise<void> {
  const have = await media.names();
  const missing = Object.values(VIDEOS).filter((name) => !have.has(name));
  await Promise.all(missing.map(async (name) => media.put(name, await readFile(join(videosFolder(), name)))));
}

/** The folder `api/src/demo/videos`, found both from the sources and from a bundle below `api/dist`. */
function videosFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'src', 'demo', 'videos');
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) throw new Error('The folder with the films is missing.');
  }
}
