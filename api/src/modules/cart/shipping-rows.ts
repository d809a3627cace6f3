import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import type { Schema } from '../../db/schema';

/** A place of a shipping rule. Money in minor units. */
export type PlaceRow = Selectable<Schema['shipping_places']>;

/** The shopper's selected shipping destination. */
export interface Destination {
  address_id: number;
  country: string;
  state: string;
}

/** All places of the rules. */
export async function readPlaces(db: Database, ruleIds: readonly number[]): Promise<PlaceRow[]> {
  if (ruleIds.length === 0) return [];
  const { rows } = await sql<PlaceRow>`${keptPlan}
    select place.* from shipping_places place
    where place.shipping_rule_id = any(${ruleIds})
    order by place.country, place.state`.execute(db);
  return rows;
}
