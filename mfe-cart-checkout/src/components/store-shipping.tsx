import { useMoney } from 'shared-kernel/commerce/site';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import type { StoreGroup } from './group-by-store';
import { strongAmount } from './page.styles';

/** Price of shipping from one store; not 'free' when another store's lines carry the charge. */
export function StoreShipping({
  group: { shipping, isCharged },
}: {
  group: Pick<StoreGroup, 'shipping' | 'isCharged'>;
}) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  if (shipping !== null && shipping > 0) return <span css={strongAmount}>{money(shipping)}</span>;
  return <span css={strongAmount}>{t(isCharged ? 'shipping.withOther' : 'shipping.free')}</span>;
}
