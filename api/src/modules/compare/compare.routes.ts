import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { CompareAction, CompareList, CompareToggled, SharedCompareList } from 'shared-kernel/contract/compare';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { ListQuery } from '../../http/list-query';
import { readIds } from '../../http/parameters';
import { listedProducts } from '../products/listed-products';
import { toggleListed } from '../products/toggle-listed';
import { withSpecifications } from '../specifications/specifications';
import { comparedProduct } from './compared-product';
import { readCompared } from './read-compared';

/** Maximum products of a shared list, and maximum ids read from its URL. */
const MOST_SHARED = 12;
const MOST_READ = 100;

/** A comma-separated list of ids in the given order, each once. */
const Shared = z
  .string()
  .catch('')
  .transform((list) => [...new Set(readIds(list, MOST_READ))].slice(0, MOST_SHARED));

/** `user/compare-list/action` (S120, D27) and `all` (S197) for users, `shared` for anybody with the link. */
export function compareRoutes(api: Api, { db }: { db: Database }): void {
  api.answer('toggleCompare', { body: CompareAction, data: CompareToggled }, async ({ caller, body }) => {
    const change = { userId: caller.id, productId: body.product_id, intent: body.action };
    const row = await toggleListed(db, 'compare_list', change);
    return new Answer(row, { key: row ? 'compare.added' : 'compare.removed' });
  });

  api.answer(
    'compareList',
    { query: ListQuery, data: CompareList },
    async ({ caller, query: { page, type }, language, now }) => {
      const options = { userId: caller.id, page, direction: type, now, path: `${API_BASE}${CALLS.compareList.path}` };
      const list = await listedProducts(db, 'compare_list', options, comparedProduct(language));
      const data = list.data.map((row) => ({ ...row, product: withSpecifications(language, row.product) }));
      return { ...list, data };
    },
  );

  api.answer(
    'sharedCompareList',
    { query: z.object({ products: Shared }), data: SharedCompareList },
    ({ query, language, now }) => readCompared(db, query.products, language, now),
  );
}
