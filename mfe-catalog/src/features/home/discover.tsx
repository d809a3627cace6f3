import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductTile } from 'shared-kernel/contract/product';
import { token } from 'shared-kernel/ui/tokens';
import { TileGrid } from '../../components/tile-grid';

const section = css`
  display: grid;
  gap: ${token('space-4')};
`;

/** Products to stroll through. */
export function Discover({ products, serverTime }: { products: readonly ProductTile[]; serverTime: string }) {
  const { t } = useTranslation('catalog');
  const id = useId();
  if (!products.length) return null;
  return (
    <section css={section} aria-labelledby={id}>
      <h2 id={id}>{t('home.discover')}</h2>
      <TileGrid products={products} serverTime={serverTime} />
    </section>
  );
}
