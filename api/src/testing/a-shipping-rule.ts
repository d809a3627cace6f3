import type { Database } from '../db/database';
import { ofCents, toNumeric } from '../db/money';
import { nextNumber } from './texts';

export interface PlaceOptions {
  country?: string;
  state?: string;
  /** cents */
  price?: number;
  days?: number;
  /** cents; if given, a pickup point is offered */
  pickupPrice?: number;
}

/** A shipping rule; without `places`, it ships everywhere for 5.00. */
export async function aShippingRule(
  db: Database,
  options: { title?: string; single?: boolean; perStore?: boolean; places?: PlaceOptions[] } = {},
): Promise<{ id: number; placeIds: number[] }> {
  const { title = `Shipping ${nextNumber()}`, single = false, perStore = false, places = [{}] } = options;
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('shipping_rules')
      .values({ single_price: single || perStore ? 1 : 0, per_store: perStore ? 1 : 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('shipping_rule_texts').values({ shipping_rule_id: id, language: 'en', title }).execute();
    const placeIds: number[] = [];
    for (const { country = 'ALL', state = 'ALL', price = 500, days = 3, pickupPrice } of places) {
      const place = await trx
        .insertInto('shipping_places')
        .values({
          shipping_rule_id: id,
          country,
          state,
          price: toNumeric(ofCents(price)),
          day_needed: days,
          pickup_point: pickupPrice === undefined ? 2 : 1,
          pickup_price: toNumeric(ofCents(pickupPrice ?? 0)),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      placeIds.push(place.id);
    }
    return { id, placeIds };
  });
}
