import { z } from 'zod';
import { writeSchemas } from '../../modules/catalogue-files/json-schema';
import { shoplessCommand } from '../command';
import { line } from '../values';

/** Writes the schemas of what `import` takes, for editors and programs. */
export const catalogueSchema = shoplessCommand({
  verb: 'schema',
  about:
    'writes the format of what import takes as JSON Schemas, one for each file, for editors and programs; needs no shop',
  arguments: { '<folder>': 'is made when it is not there; files of the same names are written anew' },
  examples: ['schema /tmp/souk-catalogue/schema'],
  input: z.object({ folder: line(1000) }),
  async run({ folder }) {
    const files = await writeSchemas(folder);
    return {
      messages: [`${files.length} schemas are in ${folder}; docs/own-shop.md says how an editor uses them.`],
      data: { folder, files },
    };
  },
});
