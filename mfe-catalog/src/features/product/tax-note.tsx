import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { term } from './product.styles';

/** Beside the price: whether it includes tax or tax is added in the cart (issue 14); nothing if the API does not say. */
export function TaxNote() {
  const { t } = useTranslation('catalog');
  const included = usePage().site.common.setting.tax_included;
  if (included === undefined) return null;
  return <span css={term}>{t(included ? 'product.taxIncluded' : 'product.taxAdded')}</span>;
}
