import { LANGUAGES } from 'shared-kernel/contract/languages';
import { isEmail } from 'shared-kernel/rules/email';
import { z } from 'zod';
import { command } from '../command';
import { findStore } from '../order/find-store';
import { line, word } from '../values';

/** Sets the address for a store's sale notices. */
export const storeContact = command({
  verb: 'contact',
  about: 'the address at which a store is told what it sold, and in which language',
  arguments: { '<store>': 'slug or id' },
  options: {
    '--email <address>': 'where its mails go',
    '--none': 'it gets no mails any more',
    '--language <code>': `of its mails: ${LANGUAGES.join(', ')}`,
  },
  examples: [
    'store contact bazaar-basics --email packing@bazaar-basics.example --language tr',
    'store contact bazaar-basics --none',
  ],
  input: z
    .object({
      store: line(120),
      email: line(200).refine(isEmail, 'must be an email address.').optional(),
      none: z.boolean().default(false),
      language: word(LANGUAGES).optional(),
    })
    .refine(({ email, none }) => !(email && none), {
      path: ['none'],
      message: 'takes the address away that --email gives.',
    }),
  async run({ store, email, none, language }, { db }) {
    const id = await findStore(db, store);
    const change = {
      ...((email !== undefined || none) && { email: email?.toLowerCase() ?? null }),
      ...(language && { mail_language: language }),
    };
    if (Object.keys(change).length > 0) await db.updateTable('stores').set(change).where('id', '=', id).execute();
    const kept = await db
      .selectFrom('stores')
      .select(['id', 'slug', 'email', 'mail_language as language'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const where = kept.email ? `${kept.email}, in ${kept.language}` : 'nowhere';
    return { messages: [`What ${kept.slug} sells is told to: ${where}.`], data: kept };
  },
});
