import { css } from '@emotion/react';
import { CompareButton } from 'shared-kernel/commerce/compare-button';
import { copyText } from 'shared-kernel/commerce/copy-text';
import { ListButton } from 'shared-kernel/commerce/list-button';
import { WishlistButton } from 'shared-kernel/commerce/wishlist-button';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { emit } from 'shared-kernel/platform/bus';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ShareIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';

const row = css`
  display: flex;
  gap: ${token('space-2')};
  margin-inline-start: auto;
`;

/** Wishlist, compare (S119 to S123) and share. */
export function ProductActions({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const share = async () => {
    const page = { title: product.title, url: location.href };
    // the device's share menu where it has one; dismissing it is no failure
    if (navigator.share) return navigator.share(page).catch(() => {});
    const copied = await copyText(page.url);
    emit('toast:requested', { text: t(copied ? 'product.linkCopied' : 'product.notCopied'), error: !copied });
  };
  return (
    <div css={row}>
      <WishlistButton product={product} wishlisted={product.wishlisted === 1} />
      <CompareButton product={product} compared={product.compared === 1} />
      <ListButton label={t('product.share')} onPress={() => void share()}>
        <ShareIcon />
      </ListButton>
    </div>
  );
}
