import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ProductGridShimmer } from 'shared-kernel/commerce/tile-shimmer';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { ClockIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { pageWidth } from '../../components/layout';
import { PageCrumbs } from '../../components/page-crumbs';
import { SaleStrip } from '../../components/sale-strip';
import { flashSalesOptions } from './flash-sales-query';

const page = css`
  ${pageWidth};
  display: grid;
  gap: ${token('space-8')};
  padding-block: ${token('space-4')} ${token('space-16')};
  *:where(&) > * {
    min-inline-size: 0;
  }
`;

/** `/flash-sale` (S129): every sale with its countdown and first products. */
export function FlashSalesScreen() {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const href = useHref();
  const { data, refetch } = useQuery({ ...flashSalesOptions(api), throwOnError: throwWithoutData });
  return (
    <div css={page}>
      <PageCrumbs crumbs={[{ title: t('flashSale.heading'), path: link('flash-sales') }]} />
      <h1>{t('flashSale.heading')}</h1>
      {!data && <ProductGridShimmer />}
      {data?.flash_sales.length === 0 && (
        <EmptyState icon={<ClockIcon />} title={t('flashSale.none')} text={t('flashSale.noneHint')}>
          <ButtonLink look="primary" href={href(link('categories'))}>
            {t('listing.browseCategories')}
          </ButtonLink>
        </EmptyState>
      )}
      {data?.flash_sales.map((sale, index) => (
        <SaleStrip
          key={sale.id}
          sale={sale}
          serverTime={data.server_time}
          onStart={() => void refetch()}
          first={index === 0}
        />
      ))}
    </div>
  );
}
