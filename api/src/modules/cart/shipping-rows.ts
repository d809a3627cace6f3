import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';

/** A place of a shipping rule. Money in minor units. */
export type PlaceRow = Selectable<Schema['shipping_places']>;

/** Where the shopper's parcels go. */
export interface Destination {
  address_id: number;
  country: string;
  state: string;
}

/** The shopper's chosen address and every place of the rules, in one statement. */
export async function readShipping(
  db: Database,
  shopperId: number,
  ruleIds: readonly number[],
): Promise<{ destination: Destination | null; places: PlaceRow[] }> {
  type Row = { destination: Destination | null } & (PlaceRow | { id: null });
  const { rows } = await sql<Row>`
    select case when address.id is not null then json_build_object(
        'address_id', address.id, 'country', address.country, 'state', address.state
      ) end as destination,
      place.*
    from shoppers shopper
    left join addresses address on address.id = shopper.selected_address_id
    left join shipping_places place on place.shipping_rule_id = any(${ruleIds})
    where shopper.id = ${shopperId}
    order by place.country, place.state`.execute(db);
  return {
    destination: rows[0]?.destination ?? null,
    places: rows.flatMap(({ destination: _, ...place }) => (place.id === null ? [] : [place])),
  };
}
