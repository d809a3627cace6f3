import { sql } from 'kysely';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { z } from 'zod';
import { command, Refusal } from '../command';
import { line, word } from '../values';

/** Allows a hidden search as a suggestion again. */
export const popularSearchShow = command({
  verb: 'show',
  about: 'a text that was hidden is offered again when enough search for it',
  options: { '--language <code>': LANGUAGES.join(', '), '--text <text>': 'as it was hidden' },
  examples: ['popular-search show --language en --text "red dress"'],
  input: z.object({ language: word(LANGUAGES), text: line(60) }),
  async run({ language, text }, { db }) {
    const shown = await db
      .deleteFrom('hidden_searches')
      .where('language', '=', language)
      .where('stems', '=', sql<string>`stems_of(${language}, ${text})`)
      .returning(['id', 'language', 'text'])
      .executeTakeFirst();
    if (!shown) throw new Refusal([`In ${language}, ${text} is not hidden.`]);
    return { messages: [`In ${language}, ${shown.text} can be offered again.`], data: shown };
  },
});
