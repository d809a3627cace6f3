import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProductTile } from 'shared-kernel/commerce/product-tile';
import { ProductGridShimmer } from 'shared-kernel/commerce/tile-shimmer';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { ClockIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { Countdown } from '../../components/countdown';
import { pageWidth } from '../../components/layout';
import { PageCrumbs } from '../../components/page-crumbs';
import { Scroller } from '../../components/scroller';
import { unlessShown } from '../../components/unless-shown';
import { flashSalesOptions } from './flash-sales-query';

const page = css`
  ${pageWidth};
  display: grid;
  gap: ${token('space-8')};
  padding-block: ${token('space-4')} ${token('space-16')};
  > * {
    min-inline-size: 0;
  }
`;

/** `/flash-sale` (S129): every sale with its countdown and first products. */
export function FlashSalesScreen() {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const href = useHref();
  const { data } = useQuery({ ...flashSalesOptions(api), throwOnError: unlessShown });
  return (
    <div css={page}>
      <PageCrumbs crumbs={[{ title: t('flashSale.heading'), path: path.flashSales() }]} />
      <h1>{t('flashSale.heading')}</h1>
      {!data && <ProductGridShimmer />}
      {data?.flash_sales.length === 0 && (
        <EmptyState icon={<ClockIcon />} title={t('flashSale.none')} text={t('flashSale.noneHint')}>
          <ButtonLink look="primary" href={href(path.categories())}>
            {t('listing.browseCategories')}
          </ButtonLink>
        </EmptyState>
      )}
      {data?.flash_sales.map((sale) => {
        const waits = sale.start_time > data.server_time;
        return (
          <Scroller
            key={sale.id}
            title={sale.title}
            aside={
              <Countdown
                until={waits ? sale.start_time : sale.end_time}
                serverTime={data.server_time}
                label={t(waits ? 'flashSale.startsIn' : 'flashSale.endsIn')}
              />
            }
            {...(waits ? {} : { more: { href: href(path.flashSale(sale.id)), title: t('home.seeAll') } })}
          >
            {sale.public_products.map((product) => (
              <li key={product.id}>
                <ProductTile product={product} serverTime={data.server_time} />
              </li>
            ))}
          </Scroller>
        );
      })}
    </div>
  );
}
