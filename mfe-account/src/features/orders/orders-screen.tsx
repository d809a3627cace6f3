import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { PackageIcon, SearchIcon } from 'shared-kernel/ui/icons';
import { Pagination } from 'shared-kernel/ui/pagination';
import { AccountPage } from '../../components/account-page';
import { stack } from '../../components/page.styles';
import { RowsShimmer } from '../../components/rows-shimmer';
import { useExistingPage } from '../../components/use-existing-page';
import { ordersQuery } from './list-orders';
import { OrderCard } from './order-card';
import { isNarrowed, ordersPath, ordersView } from './orders-address';
import { OrdersFilter } from './orders-filter';

/** Orders of the previous filter while the requested ones load. */
const stale = css`
  opacity: 0.5;
`;

/** The shopper's orders, newest first, paginated and filtered by the URL (S183). */
export function OrdersScreen() {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const href = useHref();
  const [search] = useSearchParams();
  const view = ordersView(search);
  const { data, isPlaceholderData } = useQuery({ ...ordersQuery(api, view), throwOnError: throwWithoutData });
  useExistingPage(isPlaceholderData ? undefined : data, (page) => ordersPath({ ...view, page }));
  const hasNone = data?.total === 0 && !isPlaceholderData && !isNarrowed(view);
  return (
    <AccountPage current="orders" title={t('orders.title')}>
      <div css={stack}>
        {!hasNone && <OrdersFilter view={view} />}
        {!data ? (
          <RowsShimmer />
        ) : hasNone ? (
          <EmptyState icon={<PackageIcon />} title={t('orders.empty')}>
            <ButtonLink look="primary" href={href(link('home'))}>
              {t('orders.shopOn')}
            </ButtonLink>
          </EmptyState>
        ) : data.data.length === 0 ? (
          <EmptyState icon={<SearchIcon />} title={t('orders.noMatch')} text={t('orders.noMatchHint')}>
            <ButtonLink href={href(link('orders'))}>{t('orders.showAll')}</ButtonLink>
          </EmptyState>
        ) : (
          <div css={[stack, isPlaceholderData && stale]} aria-busy={isPlaceholderData || undefined}>
            {data.data.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
            <Pagination
              current={data.current_page}
              last={data.last_page}
              hrefFor={(page) => href(ordersPath({ ...view, page }))}
            />
          </div>
        )}
      </div>
    </AccountPage>
  );
}
