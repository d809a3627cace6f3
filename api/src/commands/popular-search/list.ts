import { sql } from 'kysely';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { z } from 'zod';
import { rankedSearches } from '../../modules/search/popular-searches';
import { command } from '../command';
import { word } from '../values';

const MOST = 100;

/** Lists the searches that the empty search field may suggest. */
export const popularSearchList = command({
  verb: 'list',
  about: 'searches of the last 30 days that enough visitors made, best first',
  options: { '--language <code>': 'those of one language' },
  examples: ['popular-search list --language fr', 'popular-search list --json'],
  input: z.object({ language: word(LANGUAGES).optional() }),
  async run({ language }, { db, now }) {
    const ofLanguage = language === undefined ? sql<boolean>`true` : sql<boolean>`c.language = ${language}`;
    const { rows } = await rankedSearches(db, now, ofLanguage, MOST, true);
    const table = rows.map(({ hidden, ...row }) => ({ ...row, hidden: hidden ? 'hidden' : '' }));
    return { ...(rows.length === 0 && { messages: ['There are none.'] }), rows: table, data: rows };
  },
});
