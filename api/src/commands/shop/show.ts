import { z } from 'zod';
import { readShop, type Shop } from '../../modules/shop/read-shop';
import { command, Refusal, type Report } from '../command';

/** Shows the shop's settings in the format of `shop init --file`. */
export const shopShow = command({
  verb: 'show',
  about: 'how the shop is set up; with --json as a file for shop init',
  examples: ['shop show', 'shop show --json'],
  input: z.object({}),
  async run(_, { db }) {
    const shop = await readShop(db);
    if (!shop) throw new Refusal(['The shop is not set up yet: shop init.']);
    return describeShop(shop);
  },
});

/** The settings, one per line. */
export function describeShop(shop: Shop): Report {
  const write = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '-';
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value === 'object') return Object.values(value).filter(Boolean).join(', ') || '-';
    return String(value);
  };
  return { rows: Object.entries(shop).map(([setting, value]) => ({ setting, value: write(value) })), data: shop };
}
