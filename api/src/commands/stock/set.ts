import { z } from 'zod';
import { rowName } from '../catalogue/row-options';
import { command, type Desk, type Report } from '../command';
import { count, line } from '../values';
import { changeSold, findSold, nameOf, VARIANT_OPTION } from './change-sold';

const PRODUCT = { '<product>': 'its slug', '<pieces>': 'a whole number' };

/** Sets the number of pieces in stock. */
export const stockSet = command({
  verb: 'set',
  about: 'says how many pieces there are; what is in orders is not among them',
  arguments: PRODUCT,
  options: VARIANT_OPTION,
  examples: ['stock set blue-vase 12', 'stock set red-dress --variant "Size=M" 12'],
  input: z.object({
    product: rowName(),
    pieces: z
      .string('is missing.')
      .regex(/^\d{1,9}$/, 'must be a whole number from 0 on.')
      .transform(Number),
    variant: line(200).optional(),
  }),
  run: ({ pieces, ...of }, desk) => change(desk, of, () => pieces),
});

/** Adds pieces to the stock. */
export const stockAdd = command({
  verb: 'add',
  about: 'adds pieces that have come to those that are there, whatever is sold meanwhile',
  arguments: PRODUCT,
  options: VARIANT_OPTION,
  examples: ['stock add blue-vase 24', 'stock add red-dress --variant "Size=M" 24'],
  input: z.object({ product: rowName(), pieces: count(), variant: line(200).optional() }),
  run: ({ pieces, ...of }, desk) => change(desk, of, (before) => before + pieces),
});

async function change(
  desk: Desk,
  of: { product: string; variant?: string | undefined },
  to: (before: number) => number,
): Promise<Report> {
  const sold = await findSold(desk, { product: of.product, variant: of.variant });
  const { before, after } = await changeSold(desk, sold, 'stock', (cell) => String(to(Number(cell))));
  const pieces = Number(after) === 1 ? '1 piece' : `${after} pieces`;
  return {
    messages: [`There ${Number(after) === 1 ? 'is' : 'are'} ${pieces} of ${nameOf(sold)}; before ${before || 0}.`],
    data: { product: sold.slug, variant: sold.variant, before: Number(before), stock: Number(after) },
  };
}
