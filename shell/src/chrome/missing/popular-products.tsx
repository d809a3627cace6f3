import { css } from '@emotion/react';
import { useId } from 'react';
import { ProductGrid } from 'shared-kernel/commerce/product-grid';
import { ProductTile } from 'shared-kernel/commerce/product-tile';
import type { ProductTile as Product } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';

/** One row on a wide screen, three on a phone. */
const MOST = 6;

const section = css`
  display: grid;
  gap: ${token('space-4')};
`;
/* keeps four or five columns on one row */
const entry = css`
  @container (min-width: 800px) and (max-width: 1319.98px) {
    &:nth-of-type(n + 6) {
      display: none;
    }
  }
  @container (min-width: 800px) and (max-width: 1039.98px) {
    &:nth-of-type(n + 5) {
      display: none;
    }
  }
`;

interface PopularProductsProps {
  /** best first */
  products: readonly Product[];
  /** the server's clock, from the same response (D20) */
  serverTime: string;
}

/** A row of popular products, for a page that has nothing else to show. */
export function PopularProducts({ products, serverTime }: PopularProductsProps) {
  const { t } = useTranslation('kernel');
  const id = useId();
  return (
    <section css={section} aria-labelledby={id}>
      <h2 id={id}>{t('notFound.popular')}</h2>
      <ProductGrid>
        {products.slice(0, MOST).map((product) => (
          <li key={product.id} css={entry}>
            <ProductTile product={product} serverTime={serverTime} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
