import { sql } from 'kysely';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductListing, SearchSuggestions } from 'shared-kernel/contract/listing';
import { writeWorld } from '../../demo/seed/world';
import { testApp } from '../../testing/test-app';
import { arabic } from './relevance/ar';
import { english } from './relevance/en';
import { french } from './relevance/fr';
import { hindi } from './relevance/hi';
import type { RelevanceQuery } from './relevance/query';
import { turkish } from './relevance/tr';

const QUERIES: Record<LanguageCode, readonly RelevanceQuery[]> = {
  en: english,
  fr: french,
  ar: arabic,
  tr: turkish,
  hi: hindi,
};

/** Searches that run concurrently: a large corpus mostly waits. */
const AT_ONCE = 4;

const api = testApp();
let kindOf: Map<number, string>;

beforeAll(async () => {
  await api.db
    .transaction()
    .execute((trx) => writeWorld(trx, { size: 'full', now: new Date('2026-11-23T12:00:00Z'), log: () => {} }));
  await sql`analyze`.execute(api.db);
  const rows = await api.db
    .selectFrom('products')
    .innerJoin('kinds', 'kinds.id', 'products.kind_id')
    .select(['products.id', 'kinds.slug'])
    .execute();
  kindOf = new Map(rows.map(({ id, slug }) => [id, slug]));
}, 300_000);

/** The expectations of a query that do not hold; undefined: all of them do. */
async function fault(
  { q, first, only, none, leftOut, absent, nearest, mended }: RelevanceQuery,
  language: LanguageCode,
): Promise<string | undefined> {
  const { data } = await api.call<ProductListing>('products', { query: { q }, language });
  const kinds = data.result.data.map(({ id }) => kindOf.get(id) ?? 'none');
  const said = `${language} '${q.slice(0, 60)}'`;
  if (none) return kinds.length > 0 ? `${said} finds ${data.result.total}: ${kinds.slice(0, 3)}` : undefined;
  if (!first) return undefined;
  if (!first.includes(kinds[0] ?? '')) return `${said}: first ${kinds.slice(0, 4)} and not ${first}`;
  const others = only ? kinds.filter((kind) => !first.includes(kind)) : [];
  if (others.length > 0) return `${said} also finds ${others.slice(0, 4)}`;
  const { left_out = [], absent: missing = [], mended: read = null, nearest: near } = data.reading ?? {};
  if (left_out.join() !== (leftOut ?? []).join()) return `${said} leaves out '${left_out}'`;
  if (missing.join() !== (absent ?? []).join()) return `${said} has no '${missing}'`;
  if ((near !== undefined) !== (nearest === true)) return `${said} is ${near ? '' : 'not '}near the price`;
  if (read !== (mended ?? null)) return `${said} is read as ${read}`;
  return undefined;
}

test.each(LANGUAGES)(
  'S097 typical searches in %s find the right products first',
  async (language) => {
    const queries = QUERIES[language];
    expect(queries.length).toBeGreaterThanOrEqual(60);
    const faults: string[] = [];
    for (let at = 0; at < queries.length; at += AT_ONCE) {
      const wrong = await Promise.all(queries.slice(at, at + AT_ONCE).map((query) => fault(query, language)));
      faults.push(...wrong.filter((one) => one !== undefined));
    }
    expect(faults).toEqual([]);
  },
  300_000,
);

test('S038 suggestions for the name of a kind lead to the shelf of that kind only', async () => {
  const { data } = await api.call<SearchSuggestions>('search', { query: { q: 'red dress' }, language: 'en' });
  expect(data.sub_category.map(({ title }) => title)).toEqual(['Women’s clothing']);
});
