import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { Refusal } from '../command';
import { stepName } from './order';

/** A parcel with its store's names. */
export interface NamedParcel {
  storeId: number;
  store: string;
  slug: string;
  status: number;
  cancelled: number;
  carrier: string | null;
  code: string | null;
  link: string | null;
}

/** Parcels by order, with the stores' names of that time. */
export async function listParcels(db: Database, orderIds: readonly number[]): Promise<Map<number, NamedParcel[]>> {
  const { rows } = await sql<NamedParcel & { orderId: number }>`
    select parcel.order_id as "orderId", parcel.store_id as "storeId", store.slug, parcel.status, parcel.cancelled,
      parcel.carrier, parcel.tracking_code as code, parcel.tracking_link as link, (
        select max(said.store_name) from ordered_products bought
        join ordered_product_texts said on said.ordered_product_id = bought.id and said.language = 'en'
        where bought.order_id = parcel.order_id and bought.store_id = parcel.store_id
      ) as store
    from parcels parcel join stores store on store.id = parcel.store_id
    where parcel.order_id = any(${orderIds}) order by parcel.id`.execute(db);
  const parcels = new Map<number, NamedParcel[]>();
  for (const { orderId, ...parcel } of rows) parcels.set(orderId, [...(parcels.get(orderId) ?? []), parcel]);
  return parcels;
}

/** State of a parcel in one word. */
export const parcelState = ({ status, cancelled }: Pick<NamedParcel, 'status' | 'cancelled'>): string =>
  cancelled === 1 ? 'cancelled' : stepName(status);

/** A parcel in the format for scripts. */
export const parcelData = ({ slug, store, carrier, code, link, ...parcel }: NamedParcel) => ({
  store: slug,
  name: store,
  state: parcelState(parcel),
  carrier,
  code,
  link,
});

/**
 * The parcel of a store, by the store's slug or id, which may be omitted if the order has one parcel.
 *
 * @throws Refusal when the order has no such parcel, or has several and none is given
 */
export function parcelOf(parcels: readonly NamedParcel[], code: string, store: string | undefined): NamedParcel {
  const known = parcels.map(({ slug }) => slug).join(', ');
  const [only] = parcels;
  if (store === undefined) {
    if (only && parcels.length === 1) return only;
    throw new Refusal([`The order ${code} has parcels of ${known}: name one with --store.`]);
  }
  const match = parcels.find(({ slug, storeId }) => slug === store || String(storeId) === store);
  if (!match) throw new Refusal([`The order ${code} has nothing of ${store}. It has parcels of ${known}.`]);
  return match;
}
