import type { Kysely, sql } from 'kysely';
import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import type { Schema } from '../../db/schema';
import type { Faults } from './faults';
import type { FileName } from './format';
import { KnownRows } from './known-rows';
import type { Catalogue, CatalogueFile, CatalogueRow } from './read-folder';
import { RowPlan } from './row-plan';
import { SkuMoves } from './sku-moves';
import type { WrittenTable } from './written-tables';

/** How files refer to the rows of tables. */
const NAMES = {
  tax_rules: 't.title',
  stores: 't.slug',
  brands: 't.slug',
  categories: 't.slug',
  sub_categories: 't.slug',
  tags: 't.slug',
  products: 't.slug',
  collections: 't.slug',
  pages: 't.slug',
  header_links: `t.type || ' ' || t.url`,
  footer_image_links: `t.type || ' ' || t.title`,
  attributes: english('attribute_texts', 'attribute_id'),
  attribute_values: `(select t.attribute_id || ' ' || x.title from attribute_value_texts x
    where x.attribute_value_id = t.id and x.language = 'en')`,
  shipping_rules: english('shipping_rule_texts', 'shipping_rule_id'),
  specifications: 't.slug',
  kinds: 't.slug',
  sliders: 't.slug',
  bundle_deals: english('bundle_deal_texts', 'bundle_deal_id'),
  specification_values: `(select t.specification_id || ' ' || x.title from specification_value_texts x
    where x.specification_value_id = t.id and x.language = 'en')`,
} as const;
type Named = keyof typeof NAMES;

function english(table: string, owner: string): string {
  return `(select x.title from ${table} x where x.${owner} = t.id and x.language = 'en')`;
}

/** Position of a row in a file. */
interface Place {
  file: string;
  line: number;
}

/** State of planning the files' rows, batch by batch. */
export class Planning {
  /** rows planned since the plan was last cleared */
  readonly plan = new RowPlan();
  /** slugs of products with variants in the files */
  readonly varied = new Set<string>();
  readonly skuMoves = new SkuMoves();
  readonly #known = new Map<string, KnownRows>();
  /** lines of the names in earlier batches */
  readonly #lines = new Map<string, Map<string, number>>();
  readonly #skus = new Map<string, Place>();

  constructor(
    readonly db: Kysely<Schema>,
    readonly catalogue: Catalogue,
    readonly faults: Faults,
    /** names of pictures in the data, by cell */
    readonly pictures: ReadonlyMap<string, string>,
    /** true: new rows get ids of their tables; false: ids that no row has, for counting only */
    readonly numbered: boolean,
  ) {}

  /** Rows of a table by name: existing ones and those planned so far. */
  async known(table: Named): Promise<KnownRows> {
    const known = this.#known.get(table) ?? (await KnownRows.read(this.db, table, NAMES[table]));
    this.#known.set(table, known);
    return known;
  }

  /** Ids of a table whose rows have no names in files. */
  numbersOf(table: keyof Schema): KnownRows {
    const known = this.#known.get(table) ?? KnownRows.unnamed(table);
    this.#known.set(table, known);
    return known;
  }

  /** The line of an earlier occurrence of the name in the file; records the name. */
  lineOf(what: string, name: string, line: number): number | undefined {
    const lines = this.#lines.get(what) ?? new Map<string, number>();
    this.#lines.set(what, lines);
    const before = lines.get(name);
    if (before === undefined) lines.set(name, line);
    return before;
  }

  /** Position of an earlier occurrence of the SKU, in any file; records the SKU. */
  placeOfSku(sku: string, place: Place): Place | undefined {
    const before = this.#skus.get(sku);
    if (!before) this.#skus.set(sku, place);
    return before;
  }

  fault({ file }: Pick<CatalogueFile, 'file'>, { line }: Pick<CatalogueRow, 'line'>, message: string): void {
    this.faults.add({ file, line, message });
  }

  /**
   * Iterates over a file's named rows; each name counts once.
   *
   * @param each gets a row, its id, its file, and whether the row is new
   */
  async eachRow(
    noun: FileName,
    table: Named,
    nameOf: (row: CatalogueRow) => string,
    each: (row: CatalogueRow, id: number, file: CatalogueFile, isNew: boolean) => void,
  ): Promise<void> {
    const file = this.catalogue[noun];
    if (!file) return;
    const known = await this.known(table);
    const named = new Map<string, CatalogueRow>();
    for (const row of file.rows) {
      const name = nameOf(row);
      // a missing name has been reported already
      if (name === '') continue;
      const before = this.lineOf(`${noun} ${table}`, name, row.line);
      if (before !== undefined) this.fault(file, row, `is the same as line ${before}.`);
      else if (known.isTwice(name))
        this.fault(file, row, 'is there more than once in the shop, so nobody can tell which is meant.');
      else named.set(name, row);
    }
    const added = new Set([...named.keys()].filter((name) => known.find(name) === undefined));
    await this.reserve(known, added.size);
    for (const [name, row] of named) each(row, known.of(name), file, added.has(name));
  }

  /** Reserves ids for new rows of a table. */
  async reserve(known: KnownRows, count: number): Promise<void> {
    if (this.numbered) await known.reserve(this.db, count);
  }

  /** Id of the row that a cell refers to; null when the cell is empty, or the row does not exist, which is reported. */
  refer(file: CatalogueFile, row: CatalogueRow, column: string, known: KnownRows, what: string): number | null {
    const name = row.values[column];
    if (typeof name !== 'string') return null;
    const id = known.find(name);
    if (id === undefined) this.fault(file, row, `${column}: there is no ${what} '${name}'.`);
    return id ?? null;
  }

  /** Name of the picture in the data; empty for an empty cell. */
  picture(row: CatalogueRow, as: (cell: string) => string = (cell) => cell): string {
    const cell = row.values.image;
    return typeof cell === 'string' ? (this.pictures.get(as(cell)) ?? '') : '';
  }

  /** Plans the texts of a row, one row per language that has the first text. */
  texts(
    table: WrittenTable,
    owner: string,
    id: number,
    { file, row, columns }: { file: CatalogueFile; row: CatalogueRow; columns: Readonly<Record<string, TextColumn>> },
  ): void {
    const [[lead = ''] = []] = Object.entries(columns);
    const languages = file.languages[lead] ?? [];
    const has = (name: string, language: LanguageCode) =>
      file.has.has(name) && (file.languages[name]?.includes(language) ?? true);
    for (const [name] of Object.entries(columns))
      for (const language of file.languages[name] ?? [])
        if (!languages.includes(language) && row.texts[name]?.[language] !== undefined)
          this.fault(file, row, `${name}_${language}: the column ${lead}_${language} is not there.`);
    for (const language of languages) {
      const given = Object.entries(columns).filter(([name]) => has(name, language));
      const hasTexts = given.some(([name]) => row.texts[name]?.[language] !== undefined);
      if (row.texts[lead]?.[language] === undefined) {
        if (hasTexts && language !== DEFAULT_LANGUAGE) this.fault(file, row, `${lead}_${language} is missing.`);
        continue;
      }
      const values = Object.fromEntries(
        given.map(([name, { column, empty }]) => [column, row.texts[name]?.[language] ?? empty]),
      );
      const first = Object.fromEntries(
        Object.entries(columns).flatMap(([name, { column, empty }]) => (has(name, language) ? [] : [[column, empty]])),
      );
      this.plan.putOwned(table, owner, { [owner]: id, language }, values, first);
    }
    this.plan.own(table, owner, id, [owner, 'language'], languages as readonly LanguageCode[]);
  }
}

interface TextColumn {
  column: string;
  /** column value when there is no text */
  empty: string | null;
}
/** An optional text. */
export const textColumn = (column: string, empty: string | null = null): TextColumn => ({ column, empty });
export const TITLE = { title: textColumn('title') };

/** Splits columns into those the file has, by their names in the table, and defaults for new rows. */
export function given(
  { has }: Pick<CatalogueFile, 'has'>,
  values: Readonly<Record<string, readonly [column: string, value: unknown]>>,
): { given: Record<string, unknown>; first: Record<string, unknown> } {
  const split: { given: Record<string, unknown>; first: Record<string, unknown> } = { given: {}, first: {} };
  for (const [name, [column, value]] of Object.entries(values))
    split[has.has(name) ? 'given' : 'first'][column] = value;
  return split;
}

/** Rows of a query grouped by owner. */
export async function readOwned<T>(
  db: Kysely<Schema>,
  query: ReturnType<typeof sql<T & { owner: number }>>,
): Promise<Map<number, T[]>> {
  const { rows } = await query.execute(db);
  const owned = new Map<number, T[]>();
  for (const row of rows) {
    const list = owned.get(row.owner);
    if (list) list.push(row);
    else owned.set(row.owner, [row]);
  }
  return owned;
}
