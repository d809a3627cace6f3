import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toggleFollow } from 'shared-kernel/commerce/toggle-follow';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { StoreIcon } from 'shared-kernel/ui/icons';
import { AccountPage } from '../../components/account-page';
import { stack } from '../../components/page.styles';
import { PageLinks, pageInLink } from '../../components/page-links';
import { pageOf } from '../../components/page-of';
import { RowsShimmer } from '../../components/rows-shimmer';
import { UndoRemoval } from '../../components/undo-removal';
import { useExistingPage } from '../../components/use-existing-page';
import { useRemovals } from '../../components/use-removals';
import { FOLLOW_KEY, followedStoresQuery } from './list-followed-stores';
import { StoreCard } from './store-card';

const cards = css`
  ${stack}
  grid-template-columns: minmax(0, 1fr);
`;

const addressOf = (number: number) => link('following', { page: pageInLink(number) });

/** The stores that the shopper follows, each with its newest products (S198). */
export function FollowScreen() {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const href = useHref();
  const [search] = useSearchParams();
  const { data } = useQuery({ ...followedStoresQuery(api, pageOf(search)), throwOnError: throwWithoutData });
  useExistingPage(data, addressOf);
  const { undoable, isRemoved, restored, remove, undo } = useRemovals({
    queryKey: FOLLOW_KEY,
    list: 'follow',
    toggle: toggleFollow,
    ids: data?.data.map(({ store_id }) => store_id),
  });
  const shown = data?.data.filter(({ store_id: id }) => undoable(id) || !isRemoved(id)) ?? [];
  return (
    <AccountPage current="follow" title={t('follow.title')}>
      {!data ? (
        <RowsShimmer />
      ) : data.last_page === 1 && shown.length === 0 ? (
        <EmptyState icon={<StoreIcon />} title={t('follow.empty')} text={t('follow.emptyHint')}>
          <ButtonLink look="primary" href={href(link('stores'))}>
            {t('follow.discover')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div css={stack}>
          <ul css={cards}>
            {shown.map((followed) => (
              <li key={followed.store_id}>
                {undoable(followed.store_id) ? (
                  <UndoRemoval
                    text={t('follow.unfollowed', { name: followed.store.name })}
                    onUndo={() => undo(followed.store_id)}
                  />
                ) : (
                  <StoreCard
                    followed={followed}
                    serverTime={data.serverTime}
                    restored={restored === followed.store_id}
                    onUnfollow={() => remove(followed.store_id)}
                  />
                )}
              </li>
            ))}
          </ul>
          <PageLinks address={addressOf} page={data} />
        </div>
      )}
    </AccountPage>
  );
}
