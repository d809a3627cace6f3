import { LANGUAGES } from 'shared-kernel/contract/languages';
import { z } from 'zod';
import { command } from '../command';
import { word } from '../values';

const shown = <Row extends { absent: boolean }>(row: Row) => ({ ...row, absent: row.absent ? 'yes' : '' });

/** Lists search synonyms. */
export const synonymList = command({
  verb: 'list',
  about: 'words that find what others find',
  options: { '--language <code>': 'those of one language' },
  examples: ['synonym list --language fr', 'synonym list --json'],
  input: z.object({ language: word(LANGUAGES).optional() }),
  async run({ language }, { db }) {
    const rows = await db
      .selectFrom('search_synonyms')
      .select(['id', 'language', 'word', 'means', 'absent'])
      .$if(language !== undefined, (query) => query.where('language', '=', String(language)))
      .orderBy('language')
      .orderBy('word')
      .orderBy('id')
      .execute();
    return { ...(rows.length === 0 && { messages: ['There are none.'] }), rows: rows.map(shown), data: rows };
  },
});
