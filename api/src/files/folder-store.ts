import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, StoredFile } from './file-store';

/** Behind the name of a file that is being written: of which process. */
export const HALF_WRITTEN = /\.\d+\.part$/;

/** Files in a folder of this machine or of a network drive. */
export function folderStore(folder: string): FileStore {
  return {
    find: (name) => orNull(async () => factsOf(await stat(join(folder, name)))),
    read: (name) =>
      orNull(async () => {
        const file = await open(join(folder, name));
        try {
          // of one file, also while another takes its name
          return { ...factsOf(await file.stat()), bytes: await file.readFile() };
        } finally {
          await file.close();
        }
      }),
    async stream(name, range) {
      return createReadStream(join(folder, name), range);
    },
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, name);
      // under another name first: a file that can be seen is whole
      const unfinished = `${file}.${process.pid}.part`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async names() {
      return new Set((await orNull(() => readdir(folder))) ?? []);
    },
  };
}

const factsOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }): StoredFile => ({
  size,
  etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
});

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}
