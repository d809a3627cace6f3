import { useMoney } from 'shared-kernel/commerce/site';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import type { StoreGroup } from './group-by-store';
import { strongAmount } from './page.styles';

/** What shipping from one store costs: never 'free' for what another store's lines pay. */
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
