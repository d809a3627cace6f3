import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { PackageIcon } from 'shared-kernel/ui/icons';
import { Pagination } from 'shared-kernel/ui/pagination';
import { AccountPage } from '../../components/account-page';
import { stack } from '../../components/page.styles';
import { pageOf } from '../../components/page-of';
import { RowsShimmer } from '../../components/rows-shimmer';
import { ordersQuery } from './list-orders';
import { OrderCard } from './order-card';

/** The shopper's orders, newest first, by pages (S183). */
export function OrdersScreen() {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const href = useHref();
  const [search] = useSearchParams();
  const { data } = useQuery({ ...ordersQuery(api, pageOf(search)), throwOnError: true });
  return (
    <AccountPage current="orders" title={t('orders.title')}>
      {!data ? (
        <RowsShimmer />
      ) : data.data.length === 0 ? (
        <EmptyState icon={<PackageIcon />} title={t('orders.empty')}>
          <ButtonLink look="primary" href={href(path.home())}>
            {t('orders.shopOn')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div css={stack}>
          {data.data.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
          <Pagination
            current={data.current_page}
            last={data.last_page}
            hrefFor={(page) => href(page > 1 ? `${path.account('orders')}?page=${page}` : path.account('orders'))}
          />
        </div>
      )}
    </AccountPage>
  );
}
