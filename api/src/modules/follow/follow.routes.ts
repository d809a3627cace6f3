import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { FollowAction, FollowingList, StoreFollowed } from 'shared-kernel/contract/follow';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { ListQuery } from '../../http/list-query';
import { IdParam } from '../../http/parameters';
import { createFollowQueries } from './follow.queries';
import { toggleFollow } from './toggle-follow';

const Query = ListQuery.extend({
  /** the product page requests its store only; an invalid id matches none */
  store_id: IdParam.optional().catch(0),
});

/** `user/store/follow` (S128) and `user/store/following-list` (S198), for users only. */
export function followRoutes(api: Api, { db }: { db: Database }): void {
  const following = createFollowQueries(db);

  api.answer('followStore', { body: FollowAction, data: StoreFollowed }, async ({ caller, body, language }) => {
    const { following, name } = await toggleFollow(db, {
      userId: caller.id,
      storeId: body.store_id,
      intent: body.action,
      language,
    });
    return new Answer({ following }, { key: following ? 'follow.followed' : 'follow.left', values: { name } });
  });

  api.answer('following', { query: Query, data: FollowingList }, ({ caller, query, language, now }) =>
    following.page({
      userId: caller.id,
      storeId: query.store_id,
      page: query.page,
      direction: query.type,
      language,
      now,
      path: `${API_BASE}${CALLS.following.path}`,
    }),
  );
}
