import { sql } from 'kysely';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { z } from 'zod';
import { LONGEST_SYNONYM } from '../../modules/search/understand';
import { command, Misuse, Refusal } from '../command';
import { line, word } from '../values';

/** Adds a search synonym. */
export const synonymAdd = command({
  verb: 'add',
  about: 'a word that shoppers type finds what another word finds',
  options: {
    '--language <code>': LANGUAGES.join(', '),
    '--word <text>': 'what is typed, one to five words',
    '--means <text>': 'words that stand in titles, tags, categories, brands or choices',
    '--both': 'the other way round as well',
    '--absent': 'the shop has no such thing, only what is like it, and says so; a well-known brand',
  },
  examples: [
    'synonym add --language en --word tee --means t-shirt',
    'synonym add --language en --word "sports shoes" --means trainers --both',
    'synonym add --language en --word Nike --means "running shoes" --absent',
  ],
  input: z.object({
    language: word(LANGUAGES),
    word: line(60),
    means: line(60),
    both: z.boolean().default(false),
    absent: z.boolean().default(false),
  }),
  async run({ language, word, means, both, absent }, { db }) {
    if (both && absent)
      throw new Misuse(['--both and --absent contradict each other: what the shop has is not absent.']);
    const pairs = both
      ? [
          { word, means },
          { word: means, means: word },
        ]
      : [{ word, means }];
    const stems = (text: string) => sql`(select string_agg(stem_of(${language}, word), ' ' order by place)
      from words_of(plain_text(${language}, ${text})) with ordinality w (word, place))`;
    const long = (text: string) =>
      sql`(select count(*) > ${LONGEST_SYNONYM} from words_of(plain_text(${language}, ${text})))`;
    const { rows } = await sql<{ word: string | null; means: string | null; long_word: boolean; long_means: boolean }>`
      select ${stems(word)} as word, ${stems(means)} as means,
        ${long(word)} as long_word, ${long(means)} as long_means`.execute(db);
    const [read] = rows;
    const tooLong = (option: string) =>
      `--${option} can have ${LONGEST_SYNONYM} words: what is typed is looked up in runs of so many.`;
    if (read?.long_word) throw new Misuse([tooLong('word')]);
    if (both && read?.long_means) throw new Misuse([tooLong('means')]);
    const empty = (text: string) => `--${text} must hold a word that says something, not only such as 'the'.`;
    if (!read?.word) throw new Misuse([empty('word')]);
    if (!read.means) throw new Misuse([empty('means')]);
    if (read.word === read.means) throw new Refusal([`Search takes ${word} and ${means} for the same word already.`]);
    const added = await db
      .insertInto('search_synonyms')
      .values(pairs.map((pair) => ({ language, ...pair, absent })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'word', 'means'])
      .execute();
    if (added.length === 0) throw new Refusal([`In ${language}, ${word} means ${means} already.`]);
    return {
      messages: added.map((one) =>
        absent
          ? `In ${language}, ${one.word} now shows ${one.means} and says that the shop does not have it.`
          : `In ${language}, ${one.word} now finds ${one.means}, too.`,
      ),
      data: added.map(({ id, word, means }) => ({ id, language, word, means, absent })),
    };
  },
});
