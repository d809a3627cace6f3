import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../db/schema';
import { EXPORTS } from './export-rows';

/** Files whose rows can be named individually, and the columns that name a row. */
export const ROW_NAMES = {
  products: ['slug'],
  categories: ['slug'],
  brands: ['slug'],
  stores: ['slug'],
  collections: ['slug'],
  pages: ['slug'],
  tags: ['slug'],
  sliders: ['slug'],
  attributes: ['title_en'],
  'attribute-values': ['attribute', 'title_en'],
  taxes: ['title'],
  shipping: ['title_en'],
  'header-links': ['side', 'url'],
  'footer-links': ['kind', 'title'],
} as const;
export type NamedFile = keyof typeof ROW_NAMES;

/** The name of a row `x` as one text. */
function nameOf(noun: NamedFile): RawBuilder<unknown> {
  const { texts } = EXPORTS[noun];
  const english =
    texts &&
    sql`(select t.title from ${sql.table(texts.table)} t where t.${sql.ref(texts.owner)} = x.id and t.language = 'en')`;
  return sql.join(
    ROW_NAMES[noun].map((column) => (column === 'title_en' && english ? english : sql`x.${sql.ref(column)}`)),
    sql` || ' ' || `,
  );
}

/** Condition for the rows `x` with a name, for `exportRows`. @param name values of the naming columns, in their order */
export const isCalled = (noun: NamedFile, name: readonly string[]): RawBuilder<unknown> =>
  sql`${nameOf(noun)} = ${name.join(' ')}`;

/** Names similar to a mistyped one: a few letters apart, or with the same parts. Best match first. */
export async function nearNames(db: Kysely<Schema>, noun: NamedFile, name: string): Promise<string[]> {
  // levenshtein takes at most 255 bytes
  const near = sql`levenshtein_less_equal(left(name, 60), left(${name}, 60), 2)`;
  const { rows } = await sql<{ name: string }>`
    select name from (select distinct ${nameOf(noun)} as name from (${EXPORTS[noun].rows}) x) named
    where similarity(name, ${name}) >= 0.35 or ${near} <= 2
    order by similarity(name, ${name}) desc, name limit 3`.execute(db);
  return rows.map(({ name }) => name);
}
