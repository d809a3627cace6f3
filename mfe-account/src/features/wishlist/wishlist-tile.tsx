import { css } from '@emotion/react';
import { ListButton } from 'shared-kernel/commerce/list-button';
import { ProductTile } from 'shared-kernel/commerce/product-tile';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { productLink } from 'shared-kernel/remote/entity-links';
import { ButtonLink } from 'shared-kernel/ui/button';
import { HeartIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { StockWord } from '../../components/stock-word';
import { useFocusBack } from '../../components/use-focus-back';
import { AddToCart } from './add-to-cart-button';
import type { WishlistEntry } from './list-wishlist';

const tile = css`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  > article {
    flex: 1;
    block-size: auto;
  }
`;
const heart = css`
  position: absolute;
  inset-block-start: ${token('space-2')};
  inset-inline-end: ${token('space-2')};
  button {
    color: ${token('colour-primary-ink')};
  }
`;
const below = css`
  display: grid;
  gap: ${token('space-2')};
  padding-inline: ${token('space-1')};
  font-size: ${token('text-sm')};
  > a,
  > button {
    font-size: ${token('text-sm')};
    padding-inline: ${token('space-2')};
  }
`;

interface WishlistTileProps {
  product: WishlistEntry['product'];
  serverTime: string;
  eager: boolean;
  /** it was just restored */
  restored: boolean;
  onRemove: () => void;
}

/** A product of the wishlist: tile, heart to remove it, stock and the next step. */
export function WishlistTile({ product, serverTime, eager, restored, onRemove }: WishlistTileProps) {
  const { t } = useTranslation('account');
  const href = useHref();
  const { title } = product;
  const place = useFocusBack<HTMLDivElement>(restored);
  return (
    <div css={tile}>
      <ProductTile product={product} serverTime={serverTime} eager={eager} />
      <div ref={place} css={heart}>
        <ListButton label={t('wishlist.remove', { title })} onPress={onRemove}>
          <HeartIcon solid />
        </ListButton>
      </div>
      <div css={below}>
        <StockWord inStock={product.in_stock} />
        {product.inventory_id === null ? (
          <ButtonLink
            href={href(productLink(product))}
            look={product.in_stock ? 'secondary' : 'quiet'}
            aria-label={t(product.in_stock ? 'wishlist.chooseNamed' : 'wishlist.viewNamed', { title })}
          >
            {t(product.in_stock ? 'wishlist.choose' : 'wishlist.view')}
          </ButtonLink>
        ) : (
          <AddToCart product={product} inventoryId={product.inventory_id} />
        )}
      </div>
    </div>
  );
}
