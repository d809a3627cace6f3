import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProductTile } from 'shared-kernel/commerce/product-tile';
import type { ProductDetail, ProductTile as Tile } from 'shared-kernel/contract/product';
import { usePage } from 'shared-kernel/remote/page-context';
import { from } from 'shared-kernel/ui/breakpoints';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';
import { Scroller } from '../../components/scroller';
import { useInView } from '../../components/use-in-view';
import { suggestedOptions } from './suggested-query';

const rows = css`
  display: grid;
  gap: ${token('space-10')};
  margin-block-start: ${token('space-8')};
  min-inline-size: 0;
  /* the height of both rows before they are there, so that nothing below jumps */
  min-block-size: 724px;
  align-content: start;
  ${from(576)} {
    min-block-size: 844px;
  }
`;
const waiting = css`
  block-size: 342px;
  ${from(576)} {
    block-size: 402px;
  }
`;

/** Products like this one; asked for when the shopper comes near them. */
export function Suggested({ product }: { product: Pick<ProductDetail, 'id' | 'category' | 'server_time'> }) {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const [place, near] = useInView<HTMLDivElement>();
  const { data, isError } = useQuery({ ...suggestedOptions(api, product.id), enabled: near, throwOnError: false });
  if (isError) return null;
  return (
    <div css={rows} ref={place}>
      {!data && <Shimmer css={waiting} />}
      {!data && <Shimmer css={waiting} />}
      {data && <Row title={t('product.suggested')} tiles={data.similar} serverTime={product.server_time} />}
      {data && (
        <Row
          title={t('product.alsoInCategory', { category: product.category.title })}
          tiles={data.inCategory}
          serverTime={product.server_time}
        />
      )}
    </div>
  );
}

function Row({ title, tiles, serverTime }: { title: string; tiles: readonly Tile[]; serverTime: string }) {
  if (!tiles.length) return null;
  return (
    <Scroller title={title}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <ProductTile product={tile} serverTime={serverTime} />
        </li>
      ))}
    </Scroller>
  );
}
