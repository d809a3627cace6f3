import { sql } from 'kysely';
import { z } from 'zod';
import { exportRows } from '../../modules/catalogue-files/export-folder';
import { isCalled } from '../../modules/catalogue-files/row-names';
import { describeRow, type RowNoun, rowSet, withoutId } from '../catalogue/row-commands';
import { rowName } from '../catalogue/row-options';
import { noSuchRow } from '../catalogue/write-row';
import { command, Refusal } from '../command';

const SHIPPING: RowNoun = { noun: 'shipping', file: 'shipping', list: [], sample: 'Parcel' };

/** Lists all shipping rules. */
export const shippingList = command({
  verb: 'list',
  about: 'all rules of shipping, to how many places they send, and how many products are sent by them',
  examples: ['shipping list'],
  input: z.object({}),
  async run(_, { db }) {
    const { rows } = await sql<{ title: string; price: string; places: number; products: number }>`
      select t.title, case when r.single_price = 0 then 'for each piece' when r.per_store = 1 then 'once for each store'
          else 'once' end as price,
        (select count(*) from shipping_places p where p.shipping_rule_id = r.id)::integer as places,
        (select count(*) from products p where p.shipping_rule_id = r.id)::integer as products
      from shipping_rules r join shipping_rule_texts t on t.shipping_rule_id = r.id and t.language = 'en' order by r.id`.execute(
      db,
    );
    return { ...(rows.length === 0 && { messages: ['There are none.'] }), rows, data: rows };
  },
});

/** Shows one rule and its places. */
export const shippingShow = command({
  verb: 'show',
  about: 'one rule of shipping and where it sends to',
  arguments: { '<shipping>': 'its title in English' },
  examples: ['shipping show Parcel'],
  input: z.object({ shipping: rowName() }),
  async run({ shipping }, desk) {
    const name = [shipping];
    const [row] = await exportRows(desk.db, 'shipping', { where: isCalled('shipping', name) });
    if (!row) throw new Refusal([await noSuchRow(desk, { file: 'shipping', noun: 'shipping', name })]);
    const places = await exportRows(desk.db, 'shipping-places', { where: sql`x.rule = ${shipping}` });
    return {
      messages: describeRow(row).map(({ column, value }) => `${column}: ${value}`),
      rows: places.map(({ country, state, price, days, pickup, pickup_price }) => ({
        country: country ?? '',
        state: state ?? '',
        price: price ?? '',
        days: days ?? '',
        pickup: pickup === 'yes' ? (pickup_price ?? '') : '',
      })),
      data: { ...withoutId(row), places: places.map(withoutId) },
    };
  },
});

/** Changes a rule or adds one. */
export const shippingSet = rowSet(SHIPPING, [
  'shipping set Parcel --single-price yes --title-fr Colis',
  'shipping set Letter --new --single-price yes',
]);
