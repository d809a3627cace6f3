import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { CatalogueRefused, ImportRunning, importFolder } from '../../modules/catalogue-files/import-folder';
import { WRITTEN_TABLES } from '../../modules/catalogue-files/written-tables';
import { command, Misuse, Refusal } from '../command';
import { line } from '../values';

/** Imports a catalogue from files. */
export const importCatalogue = command({
  verb: 'import',
  long: true,
  about: 'takes over a catalogue from a folder of CSV or JSON files: adds what is new, changes what differs',
  arguments: { '<folder>': 'with products.csv, categories.csv ... and a folder pictures (docs/own-shop.md)' },
  options: { '--dry-run': 'writes nothing: lists every fault, and what would change' },
  examples: ['import examples/flower-shop --dry-run', 'import my-catalogue'],
  input: z.object({ folder: line(1000), dryRun: z.boolean().default(false) }),
  async run({ folder, dryRun }, { db, media, progress }) {
    const isFolder = await stat(folder).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
    if (!isFolder) throw new Misuse([`<folder> ${folder} is no folder.`]);
    const result = await importFolder(db, { folder, media, dryRun, progress }).catch((error) => {
      if (error instanceof ImportRunning)
        throw new Refusal(['Another import is running in this shop: wait until it has ended.']);
      if (!(error instanceof CatalogueRefused)) throw error;
      const { faults, count, more } = error;
      throw new Refusal(
        [
          `Nothing was written: ${count === 1 ? 'one fault' : `${count} faults`}.`,
          ...faults.map(({ file, line: at, message }) => `${at > 0 ? `${file}:${at}` : file} ${message}`),
          ...more.map(({ file, count: others }) => `${file} has ${others} more.`),
        ],
        { count, faults, more },
      );
    });
    const rows = [...result].flatMap(([table, { added, changed, removed }]) =>
      added + changed + removed > 0 ? [{ of: WRITTEN_TABLES[table], added, changed, removed }] : [],
    );
    const nothing = dryRun ? 'Nothing would change.' : 'Nothing has changed.';
    const some = dryRun ? 'No faults. This would change:' : 'The catalogue is taken over:';
    return { messages: [rows.length > 0 ? some : nothing], rows, data: rows };
  },
});
