import { type Minor, smallestUnit, toMinor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import type { Planning } from './plan-catalogue';
import type { CatalogueFile } from './read-folder';

const AMOUNTS = ['price', 'offer_price', 'pickup_price'];

/** Reports amounts that are finer than the shop's currency allows; percentages are exempt. */
export async function checkAmounts(planning: Planning, file: CatalogueFile): Promise<void> {
  const { currency, unit } = await readUnit(planning);
  for (const row of file.rows)
    for (const column of row.values.type === 'percent' ? [] : AMOUNTS) {
      const amount = row.values[column];
      if (typeof amount === 'string' && toMinor(amount) % unit !== 0)
        planning.fault(file, row, `${column}: ${currency} cannot write ${amount}.`);
    }
}

/** The smallest unit of the shop's currency, in minor units. */
export async function readUnit({ db }: Pick<Planning, 'db'>): Promise<{ currency: string | undefined; unit: Minor }> {
  const shop = await db.selectFrom('settings').select(['currency', 'currency_digits']).executeTakeFirst();
  return { currency: shop?.currency, unit: smallestUnit(shop?.currency_digits ?? USUAL_DIGITS) };
}
