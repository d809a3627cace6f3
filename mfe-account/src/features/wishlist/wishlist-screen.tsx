import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ProductGrid } from 'shared-kernel/commerce/product-grid';
import { ProductGridShimmer } from 'shared-kernel/commerce/tile-shimmer';
import { toggleWishlist } from 'shared-kernel/commerce/toggle-wishlist';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { HeartIcon } from 'shared-kernel/ui/icons';
import { muted } from 'shared-kernel/ui/page.styles';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { AccountPage } from '../../components/account-page';
import { stack } from '../../components/page.styles';
import { PageLinks, pageInLink } from '../../components/page-links';
import { pageOf } from '../../components/page-of';
import { UndoRemoval } from '../../components/undo-removal';
import { useExistingPage } from '../../components/use-existing-page';
import { useRemovals } from '../../components/use-removals';
import { WISHLIST_KEY, wishlistQuery } from './list-wishlist';
import { WishlistTile } from './wishlist-tile';

/** Tiles in the first view: their pictures load at once. */
const FIRST_VIEW = 4;
const SHIMMERS = 8;

/** in place of a tile and as large, so that nothing moves */
const inPlace = css`
  flex-direction: column;
  justify-content: center;
  block-size: 100%;
  text-align: center;
  p {
    flex: none;
  }
`;

const addressOf = (number: number) => link('wishlists', { page: pageInLink(number) });

/** The shopper's wishlist (S196), paginated. A removed product disappears at once and can be restored in its place. */
export function WishlistScreen() {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const href = useHref();
  const [search] = useSearchParams();
  const { data } = useQuery({ ...wishlistQuery(api, pageOf(search)), throwOnError: throwWithoutData });
  useExistingPage(data, addressOf);
  const { undoable, isRemoved, restored, remove, undo } = useRemovals({
    queryKey: WISHLIST_KEY,
    list: 'wishlist',
    toggle: toggleWishlist,
    ids: data?.data.map(({ product_id }) => product_id),
  });
  const shown = data?.data.filter(({ product_id: id }) => undoable(id) || !isRemoved(id)) ?? [];
  const count = (data?.total ?? 0) - (data?.data.filter(({ product_id }) => isRemoved(product_id)).length ?? 0);
  return (
    <AccountPage current="wishlist" title={t('wishlist.title')}>
      {!data ? (
        <ProductGridShimmer count={SHIMMERS} />
      ) : data.last_page === 1 && shown.length === 0 ? (
        <EmptyState icon={<HeartIcon />} title={t('wishlist.empty')} text={t('wishlist.emptyHint')}>
          <ButtonLink look="primary" href={href(link('home'))}>
            {t('list.discover')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div css={stack}>
          <p css={muted} role="status">
            {t('wishlist.count', { count })}
          </p>
          {/* between the page's heading and those of the tiles */}
          <h2 css={visuallyHidden}>{t('account.wishlist')}</h2>
          <ProductGrid label={t('wishlist.title')}>
            {shown.map(({ product_id: id, product }, index) => (
              <li key={id}>
                {undoable(id) ? (
                  <UndoRemoval
                    css={inPlace}
                    text={t('list.removed', { title: product.title })}
                    onUndo={() => undo(id)}
                  />
                ) : (
                  <WishlistTile
                    product={product}
                    serverTime={data.serverTime}
                    eager={index < FIRST_VIEW}
                    restored={restored === id}
                    onRemove={() => remove(id)}
                  />
                )}
              </li>
            ))}
          </ProductGrid>
          <PageLinks address={addressOf} page={data} />
        </div>
      )}
    </AccountPage>
  );
}
