import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { z } from 'zod';
import { leaveLinks } from '../../modules/newsletter/newsletter-mail';
import { command } from '../command';
import { count, word } from '../values';
import { plainMoment } from '../wording';

interface Subscribed {
  email: string;
  language: LanguageCode;
  since: Date;
  token: string;
  origin: string | null;
}

/** Lists the newsletter's subscribers, for the program that sends it. */
export const newsletterList = command({
  verb: 'list',
  about: 'who has confirmed the newsletter; with --json also the links that leave it, for each mail and its headers',
  options: { '--language <code>': LANGUAGES.join(', '), '--limit <number>': 'how many (all)' },
  examples: ['newsletter list', 'newsletter list --language fr --json'],
  input: z.object({ language: word(LANGUAGES).optional(), limit: count().optional() }),
  async run({ language, limit }, { db }) {
    const { rows } = await sql<Subscribed>`
      select email, coalesce(language, 'en') as language, created_at as since, token,
        (select site_url from settings) as origin
      from newsletter_subscriptions where ${language ?? null}::text is null or coalesce(language, 'en') = ${language ?? null}
      order by created_at desc, id desc limit ${limit ?? null}`.execute(db);
    const subscribed = rows.map(({ token, origin, ...row }) => {
      const leave = leaveLinks({ origin: (origin ?? '').replace(/\/$/, '') }, { language: row.language, token });
      return { ...row, leave_page: leave.page, list_unsubscribe: leave.atOnce };
    });
    return {
      messages: [rows.length === 0 ? 'There are none.' : `${rows.length} in all.`],
      rows: rows.map(({ email, language, since }) => ({ email, language, since: plainMoment(since) })),
      data: subscribed,
    };
  },
});
