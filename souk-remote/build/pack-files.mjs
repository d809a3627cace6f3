import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** Extension of a compressed file, and its compression: maximum, because it is done once per content. */
const PACKINGS = {
  '.br': (bytes) =>
    promisify(zlib.brotliCompress)(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(zlib.gzip)(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
};
export const PACKED_ENDINGS = Object.keys(PACKINGS);

/** Folder of the compressed files in a build, beside `browser`. */
export const PACKED_FOLDER = 'packed';

/**
 * Compresses the browser files of a build, so that the first visitor after a release gets them as small as everybody after. Names
 * contain the hash of the content: files compressed by an earlier build stay, those no longer in this build are deleted.
 * @param {string} folder of the build, with `browser`
 */
export async function packFiles(folder) {
  const packed = path.join(folder, PACKED_FOLDER);
  await fs.mkdir(packed, { recursive: true });
  const files = (await fs.readdir(path.join(folder, 'browser'))).filter((name) => /\.(?:js|css)$/.test(name));
  const packedFiles = files.flatMap((file) => PACKED_ENDINGS.map((ending) => ({ file, ending, name: file + ending })));
  const there = new Set(await fs.readdir(packed));
  await Promise.all(
    packedFiles
      .filter(({ name }) => !there.has(name))
      .map(async ({ file, ending, name }) => {
        const bytes = await PACKINGS[ending](await fs.readFile(path.join(folder, 'browser', file)));
        // by renaming: an aborted build leaves no partial file with the name
        await fs.writeFile(path.join(packed, `${name}.new`), bytes);
        await fs.rename(path.join(packed, `${name}.new`), path.join(packed, name));
      }),
  );
  const kept = new Set(packedFiles.map(({ name }) => name));
  await Promise.all([...there].filter((name) => !kept.has(name)).map((name) => fs.rm(path.join(packed, name))));
}
