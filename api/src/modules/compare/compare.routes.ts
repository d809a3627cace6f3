import { CompareAction, CompareToggled } from 'shared-kernel/contract/compare';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { toggleListed } from '../products/toggle-listed';

/** `user/compare-list/action` (S120), for users only. */
export function compareRoutes(api: Api, { db }: { db: Database }): void {
  api.answer('toggleCompare', { body: CompareAction, data: CompareToggled }, async ({ caller, body }) => {
    const row = await toggleListed(db, 'compare_list', { userId: caller.id, productId: body.product_id });
    return new Answer(row, { key: row ? 'compare.added' : 'compare.removed' });
  });
}
