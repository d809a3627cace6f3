import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, StoredFile } from './file-store';
import { makeFolder } from './make-folder';

/** Suffix of a file that is being written, with the process id. */
export const HALF_WRITTEN = /\.\d+\.part$/;

/** Files in a folder of this machine or a network drive. */
export function folderStore(folder: string): FileStore {
  return {
    find: (name) => orNull(async () => factsOf(await stat(join(folder, name)))),
    read: (name) =>
      orNull(async () => {
        const file = await open(join(folder, name));
        try {
          // reads one file, even while another one replaces it
          return { ...factsOf(await file.stat()), bytes: await file.readFile() };
        } finally {
          await file.close();
        }
      }),
    async stream(name, range) {
      return createReadStream(join(folder, name), range);
    },
    async put(name, bytes) {
      await makeFolder(folder);
      const file = join(folder, name);
      // written under a temporary name first, so that a visible file is always complete
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
