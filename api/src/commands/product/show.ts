import { sql } from 'kysely';
import { z } from 'zod';
import { exportRows } from '../../modules/catalogue-files/export-folder';
import { isCalled } from '../../modules/catalogue-files/row-names';
import { describeRow, withoutId } from '../catalogue/row-commands';
import { rowName } from '../catalogue/row-options';
import { noSuchRow } from '../catalogue/write-row';
import { command, Refusal } from '../command';

/** Shows everything about a product. */
export const productShow = command({
  verb: 'show',
  about: "one product with everything that 'set' changes, and its variants",
  arguments: { '<product>': 'its slug' },
  examples: ['product show red-dress'],
  input: z.object({ product: rowName() }),
  async run({ product }, desk) {
    const name = [product];
    const [row] = await exportRows(desk.db, 'products', { where: isCalled('products', name) });
    if (!row) throw new Refusal([await noSuchRow(desk, { file: 'products', noun: 'product', name })]);
    const variants = await exportRows(desk.db, 'variants', { where: sql`x.product = ${product}` });
    return {
      rows: [
        ...describeRow(row),
        ...variants.map(({ values, stock, price, sku }) => ({
          column: values ?? '',
          value: [`${stock} pieces`, price, sku].filter(Boolean).join(', '),
        })),
      ],
      data: { ...withoutId(row), variants: variants.map(withoutId) },
    };
  },
});
