import { LANGUAGES } from 'shared-kernel/contract/languages';
import { z } from 'zod';
import { command, Refusal } from '../command';
import { line, word } from '../values';

/** Excludes a search from the suggestions. */
export const popularSearchHide = command({
  verb: 'hide',
  about: 'the empty search field never offers a text, nor its plurals',
  options: { '--language <code>': LANGUAGES.join(', '), '--text <text>': 'as it is listed' },
  examples: ['popular-search hide --language en --text "red dress"'],
  input: z.object({ language: word(LANGUAGES), text: line(60) }),
  async run({ language, text }, { db }) {
    const hidden = await db
      .insertInto('hidden_searches')
      .values({ language, text })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'language', 'text'])
      .executeTakeFirst();
    if (!hidden) throw new Refusal([`In ${language}, ${text} is hidden already.`]);
    return { messages: [`In ${language}, ${text} is no longer offered.`], data: hidden };
  },
});
