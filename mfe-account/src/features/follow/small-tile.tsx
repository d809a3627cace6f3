import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import { PriceTag } from 'shared-kernel/commerce/price-tag';
import { toProductView } from 'shared-kernel/commerce/to-product-view';
import { useServerNow } from 'shared-kernel/commerce/use-server-now';
import type { ProductTile } from 'shared-kernel/contract/product';
import { useHref } from 'shared-kernel/platform/page-context';
import { token } from 'shared-kernel/ui/tokens';
import { Unbroken } from 'shared-kernel/ui/unbroken';

const tile = css`
  display: grid;
  align-content: start;
  gap: ${token('space-1')};
  block-size: 100%;
  border-radius: ${token('radius-medium')};
  font-size: ${token('text-sm')};
  img {
    inline-size: 100%;
    aspect-ratio: 1;
    border-radius: ${token('radius-medium')};
    background: ${token('colour-sunken')};
    object-fit: cover;
  }
  @media (hover: hover) {
    &:hover h3 {
      color: ${token('colour-primary-ink')};
    }
  }
`;
const title = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  block-size: 2lh;
  font-size: inherit;
  font-weight: ${token('weight-normal')};
  line-height: 1.45;
`;

/** A new product of a store: picture, title, price. */
export function SmallTile({ product, serverTime }: { product: ProductTile; serverTime: string }) {
  const href = useHref();
  const view = toProductView(product, useServerNow(serverTime, product.end_time));
  return (
    <a href={href(view.path)} css={tile}>
      <Picture image={view.image} alt="" sizes="(min-width: 768px) 200px, 40vw" />
      <h3 css={title}>
        <Unbroken text={view.title} />
      </h3>
      <PriceTag price={view.price} />
    </a>
  );
}
