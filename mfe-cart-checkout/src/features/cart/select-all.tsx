import type { CartLine } from 'shared-kernel/contract/cart';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { CheckBox } from './check-box';

/** Checks or unchecks the whole cart. */
export function SelectAll({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('cart-checkout');
  return <CheckBox lines={lines}>{t('cart.selectAll')}</CheckBox>;
}
