import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import { exportFolder } from '../../modules/catalogue-files/export-folder';
import { FILE_NAMES } from '../../modules/catalogue-files/format';
import { command, Refusal } from '../command';
import { line } from '../values';

/** Writes the catalogue as files. */
export const exportCatalogue = command({
  verb: 'export',
  long: true,
  about: 'writes the catalogue into a folder of CSV files with its pictures, as import takes them, and shop.json',
  arguments: { '<folder>': 'is made when it is not there; files of the same names are written anew' },
  examples: ['export /tmp/souk-catalogue'],
  input: z.object({ folder: line(1000) }),
  async run({ folder }, { db, media, progress }) {
    const there = new Set(await readdir(folder).catch(() => []));
    const twins = FILE_NAMES.map((name) => `${name}.json`).filter((file) => there.has(file));
    if (twins.length > 0)
      throw new Refusal([
        `${folder} holds ${twins.join(', ')}: an import takes no file of a name twice. Choose another folder, or take them away.`,
      ]);
    const { files, pictures, missing } = await exportFolder(db, { folder, media, progress });
    return {
      messages: [`${files.length} files and ${pictures} pictures are in ${folder}.`, ...lacking(missing)],
      rows: files.map(({ file, rows }) => ({ file, rows })),
      data: { folder, files, pictures, missing },
    };
  },
});

/** Messages about pictures that are missing in the export. */
function lacking(missing: readonly string[]): string[] {
  const [first] = missing;
  if (first === undefined) return [];
  return [
    `Pictures that the shop names and has not: ${missing.length}, ${first} among them. Another shop does not take this folder without them. The demo world paints for a while: export again when npm start says that all pictures are there.`,
  ];
}
