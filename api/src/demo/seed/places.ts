import { Visibility } from 'shared-kernel/contract/enums';
import { SHIPPING_RULES } from '../content/trade';

/** Every shipping place of the demo world as a row; prices in cents. */
export const PLACES = SHIPPING_RULES.flatMap((rule, n) =>
  rule.places.map((place) => ({ ...place, ruleId: n + 1 })),
).map(({ ruleId, country, state, price, days, pickup }, n) => ({
  id: n + 1,
  shipping_rule_id: ruleId,
  country,
  state,
  price,
  day_needed: days,
  pickup_point: pickup ? Visibility.public : Visibility.private,
  pickup_price: pickup?.price ?? 0,
  pickup_phone: pickup?.phone ?? null,
  pickup_address_line_1: pickup?.line1 ?? null,
  pickup_address_line_2: pickup?.line2 ?? null,
  pickup_zip: pickup?.zip ?? null,
  pickup_state: pickup?.state ?? null,
  pickup_city: pickup?.city ?? null,
  pickup_country: pickup?.country ?? null,
}));
