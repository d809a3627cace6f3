import type { Database } from '../db/database';
import { ofCents, toNumeric } from '../db/money';
import { nextNumber } from './texts';

/** A tax rule. @param price cents (flat), or hundredths of a percent (with `percent: true`) */
export async function aTaxRule(db: Database, options: { price: number; percent?: boolean }): Promise<number> {
  const { id } = await db
    .insertInto('tax_rules')
    .values({ title: `Tax ${nextNumber()}`, type: options.percent ? 2 : 1, price: toNumeric(ofCents(options.price)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
