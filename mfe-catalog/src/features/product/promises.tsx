import { Visibility } from 'shared-kernel/contract/enums';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { CheckIcon } from 'shared-kernel/ui/icons';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

const list = lateCss`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-4')};
  font-size: ${token('text-sm')};
  li {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
  }
  svg {
    color: ${token('colour-success')};
  }
`;

/** What lets a shopper buy without fear: warranty and return. */
export function Promises({ product }: { product: Pick<ProductDetail, 'warranty' | 'refundable'> }) {
  const { t } = useTranslation('catalog');
  const given = (['warranty', 'refundable'] as const).filter((promise) => product[promise] === Visibility.public);
  if (!given.length) return null;
  return (
    <ul css={list}>
      {given.map((promise) => (
        <li key={promise}>
          <CheckIcon />
          {t(promise === 'warranty' ? 'product.withWarranty' : 'product.canReturn')}
        </li>
      ))}
    </ul>
  );
}
