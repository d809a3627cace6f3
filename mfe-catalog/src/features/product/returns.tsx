import { Visibility } from 'shared-kernel/contract/enums';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { term } from './product.styles';

/** Beside the price: whether the product can be returned, and for free (issue 13); nothing when the API does not send the terms. */
export function Returns({ product }: { product: Pick<ProductDetail, 'refundable' | 'return_days' | 'free_return'> }) {
  const { t } = useTranslation('catalog');
  if (product.return_days === undefined) return null;
  const possible = product.refundable === Visibility.public;
  const text = product.free_return ? 'product.freeReturns' : 'product.returnsAccepted';
  return <span css={term}>{t(possible ? text : 'product.noReturns')}</span>;
}
