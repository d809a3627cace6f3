import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { findHits } from './match';
import { mendedText } from './spelled-text';
import { understand } from './understand';

/** Popular searches offered, at most. */
const MOST = 8;
/** Groups of addresses that must have searched for a text before it is offered: what fewer type may be private. */
const LEAST_VISITORS = 5;
/** Days that a search counts, and days after which it counts half. */
const KEPT_DAYS = 30;
const HALF_LIFE_DAYS = 7;
/** Texts counted per day and language, so that nobody can fill the table. */
const MOST_TEXTS = 2_000;
const SHORTEST = 2;
const LONGEST = 40;
/** Bits of `search_counts.seen`. */
const GROUPS = 64;

/** Popular searches (issue 13): counted by text, day and language, without storing who searched. */
export function createPopularSearches(db: Database, secret: string) {
  return {
    /** Lists the most popular searches of the last 30 days in a language, without hidden ones; a search counts half after a week. */
    async list(language: LanguageCode, now: Date): Promise<string[]> {
      const { rows } = await rankedSearches(db, now, sql`c.language = ${language}`, MOST, false);
      return rows.map(({ text }) => text);
    },

    /**
     * Counts a search whose results a visitor at `address` views, once a day per address. Only texts that find products and consist of the
     * shop's own words count, so that names, numbers and insults do not.
     */
    async count(q: string, language: LanguageCode, address: string, now: Date): Promise<void> {
      const typed = q.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase(language);
      if (typed.length < SHORTEST || typed.length > LONGEST || /\d{5}|@/.test(typed)) return;
      const understood = await understand(db, typed, language, 'sent');
      const found = understood.readings.some(({ words }) =>
        words.every(({ known }) => known === 'exactly' || known === 'near' || known === 'filler'),
      );
      if (!found) return;
      const { ids, leftOut, any } = await findHits(db, typed, understood, 'sent');
      if (ids.length === 0 || leftOut.length > 0 || any) return;
      const text = mendedText(understood) ?? typed;
      const [group = 0] = createHmac('sha256', secret).update(`${language} ${text} ${address}`).digest();
      await sql`delete from search_counts where day < ${now}::date - ${KEPT_DAYS}::int`.execute(db);
      await sql`
        insert into search_counts as c (language, day, text, seen)
        select ${language}, ${now}::date, ${text}, set_bit(repeat('0', ${GROUPS})::bit(64), ${group % GROUPS}::int, 1)
        where stems_of(${language}, ${text}) is not null and (
          select count(*) from search_counts o where o.day = ${now}::date and o.language = ${language}) < ${MOST_TEXTS}
        on conflict (language, stems, day) do update set seen = c.seen | excluded.seen
          where c.seen is distinct from c.seen | excluded.seen`.execute(db);
    },
  };
}
export type PopularSearches = ReturnType<typeof createPopularSearches>;

/** A search and the number of address groups that made it in the last 30 days: it had at least that many visitors. */
export interface RankedSearch {
  readonly language: string;
  readonly text: string;
  readonly visitors: number;
  readonly hidden: boolean;
}

/** Searches that enough visitors made, best first. @param hidden also those that operators have hidden */
export function rankedSearches(
  db: Database,
  now: Date,
  condition: ReturnType<typeof sql<boolean>>,
  most: number,
  hidden: boolean,
) {
  return sql<RankedSearch>`
    select language, text, visitors, hidden from (
      select c.language, (array_agg(c.text order by c.day desc))[1] as text, bit_count(bit_or(c.seen))::int as visitors,
        sum(bit_count(c.seen) * 0.5 ^ ((${now}::date - c.day) / ${HALF_LIFE_DAYS}::numeric)) as score,
        exists (select from hidden_searches h where h.language = c.language and h.stems = c.stems) as hidden
      from search_counts c
      where c.day > ${now}::date - ${KEPT_DAYS}::int and ${condition}
      group by c.language, c.stems) x
    where visitors >= ${LEAST_VISITORS} and (${hidden}::boolean or not hidden)
    order by score desc, text limit ${most}`.execute(db);
}
