import { sql } from 'kysely';
import { z } from 'zod';
import { changeRows } from '../../modules/catalogue-files/change-rows';
import type { ExportedRow } from '../../modules/catalogue-files/export-folder';
import { CatalogueRefused } from '../../modules/catalogue-files/import-folder';
import { isCalled } from '../../modules/catalogue-files/row-names';
import { describeRow, NOTHING_GIVEN, reportOf, withoutId } from '../catalogue/row-commands';
import { cellsOf, flagOf, rowName, rowOptions } from '../catalogue/row-options';
import { differences, noSuchRow, refused } from '../catalogue/write-row';
import { command, type Desk, Misuse, Refusal } from '../command';
import { cells as cellsIn, matchesVariant, readVariants } from '../stock/change-sold';

const FILE = 'variants';
const KEY = ['product', 'values'];
const { options, shape } = rowOptions(FILE, KEY);
const PRODUCT = { '<product>': 'its slug' };
const VARIANT = { ...PRODUCT, '<variant>': 'such as "Colour=Red|Size=M" in English, as far as needed, or its SKU' };

/** Lists the variants of a product. */
export const variantList = command({
  verb: 'list',
  about: 'the variants of a product: what they are, pieces, price where it differs, SKU',
  arguments: PRODUCT,
  examples: ['variant list red-dress'],
  input: z.object({ product: rowName() }),
  async run({ product }, desk) {
    const variants = await variantsOf(desk, product);
    return {
      messages: variants.length === 0 ? [`${product} has no variants.`] : [],
      rows: variants.map(({ values, stock, price, sku }) => ({
        variant: values ?? '',
        stock: stock ?? '',
        price: price ?? '',
        sku: sku ?? '',
      })),
      data: variants.map(withoutId),
    };
  },
});

/** Shows one variant. */
export const variantShow = command({
  verb: 'show',
  about: "one variant with everything that 'set' changes",
  arguments: VARIANT,
  examples: ['variant show red-dress "Size=M"'],
  input: z.object({ product: rowName(), variant: rowName() }),
  async run({ product, variant }, desk) {
    const row = theOne(await variantsOf(desk, product), product, variant);
    return { rows: describeRow(row), data: withoutId(row) };
  },
});

/** Changes or adds a variant. */
export const variantSet = command({
  verb: 'set',
  about: 'changes what the options give and leaves the rest; an empty text takes away what stands there',
  arguments: VARIANT,
  options: {
    ...options,
    '--new': 'adds it: name all of its values; the first one takes over the stock of the product',
  },
  examples: [
    'variant set red-dress "Size=M" --price 29.90 --sku RD-M',
    'variant set red-dress "Colour=Red|Size=XL" --new --stock 12',
  ],
  input: z.object({ ...shape, product: rowName(), variant: rowName(), new: z.boolean().default(false) }),
  async run({ product, variant, new: add, ...input }, desk) {
    const { cells } = await cellsOf(FILE, KEY, input);
    if (Object.keys(cells).length === 0 && !add) throw new Misuse([NOTHING_GIVEN]);
    const known = await variantsOf(desk, product);
    if (add && known.some((row) => matchesVariant(row, variant)))
      throw new Refusal([`${product} has a variant '${variant}' already.`]);
    const own = add ? null : theOne(known, product, variant).values;
    const { before, after } = await changeRows(desk.db, {
      noun: FILE,
      where: sql`x.product = ${product}`,
      to: (rows) => {
        // other columns are left out, so that they stay as they are
        const columns = [...KEY, ...Object.keys(cells)];
        const all = rows.map((row) => ({ ...cellsIn(row, columns), ...(row.values === own && cells) }));
        return add ? [...all, { product, values: variant, ...cells }] : all;
      },
    }).catch(async (error) => {
      if (!(error instanceof CatalogueRefused)) throw error;
      const wrote = (column: string) => (column === 'values' ? '<variant>' : flagOf(column));
      throw await refused(error, desk, { noun: 'variant', file: FILE, name: [product, variant], cells, wrote });
    });
    const was = before.find(({ values }) => values === own);
    const is = after.find(({ values }) => (add ? !before.some((row) => row.values === values) : values === own));
    const changed = differences(was, is).filter(({ column }) => !KEY.includes(column));
    return reportOf('variant', { name: `${product} ${is?.values ?? variant}`, changed }, add);
  },
});

/** @throws Refusal when there is no such product */
async function variantsOf(desk: Desk, product: string): Promise<ExportedRow[]> {
  const name = [product];
  const productRows = await sql`select from products x where ${isCalled('products', name)}`.execute(desk.db);
  if (productRows.rows.length === 0)
    throw new Refusal([await noSuchRow(desk, { file: 'products', noun: 'product', name })]);
  return readVariants(desk, product);
}

/** @throws Refusal when none or more than one matches */
function theOne(variants: readonly ExportedRow[], product: string, variant: string): ExportedRow {
  const [row, ...others] = variants.filter((one) => matchesVariant(one, variant));
  const all = variants.map(({ values }) => values).join(', ');
  if (!row)
    throw new Refusal([
      variants.length === 0
        ? `${product} has no variants; --new adds the first one.`
        : `${product} has no variant '${variant}'. There are: ${all}.`,
    ]);
  if (others.length > 0)
    throw new Refusal([
      `'${variant}' can be any of these variants of ${product}: ${[row, ...others].map(({ values }) => values).join(', ')}.`,
    ]);
  return row;
}
