import { Visibility } from 'shared-kernel/contract/enums';
import type { ProductDetail, Terms } from 'shared-kernel/contract/product';
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

/**
 * What reassures a shopper: how long the warranty lasts, until when the product can be returned, or that it can't and why (issue 13,
 * decisions 67 and 74). Older APIs send no numbers; for them only what is promised is shown.
 */
export function Promises({
  product,
}: {
  product: Pick<ProductDetail, 'warranty' | 'refundable' | 'no_return_reason'> & Terms;
}) {
  const { t } = useTranslation('catalog');
  const { warranty_months: months, return_days: days, no_return_reason: reason } = product;
  const warranty = product.warranty === Visibility.public;
  const possible = product.refundable === Visibility.public;
  const final = !possible && days !== undefined;
  if (!warranty && !possible && !final) return null;
  const within = days ? t('product.returnWithin', { count: days }) : t('product.canReturn');
  return (
    <ul css={list}>
      {possible && (
        <li>
          <CheckIcon />
          {product.free_return ? t('product.returnFree', { within }) : within}
        </li>
      )}
      {warranty && (
        <li>
          <CheckIcon />
          {months ? t('product.warrantyMonths', { count: months }) : t('product.withWarranty')}
        </li>
      )}
      {final && <li>{t(reason ? `product.noReturnBecause.${reason}` : 'product.noReturn')}</li>}
    </ul>
  );
}
