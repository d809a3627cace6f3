import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isNotSignedIn } from 'shared-kernel/api/errors';
import { useStream } from 'shared-kernel/events/use-stream';
import { formatList } from 'shared-kernel/i18n/format';
import { isolate } from 'shared-kernel/i18n/isolate';
import { emit } from 'shared-kernel/platform/bus';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { announceCartChange } from 'shared-kernel/session/cart-count';
import { openLogin } from 'shared-kernel/session/open-login';
import { signedIn$ } from 'shared-kernel/session/profile';
import { Button } from 'shared-kernel/ui/button';
import { CartIcon } from 'shared-kernel/ui/icons';
import { buyAgain } from './buy-again';

/** Adds an order's items to the cart again and opens it; lists the unavailable ones. */
export function BuyAgainButton({ orderId }: { orderId: number }) {
  const { api, language } = usePage();
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const signedIn = useStream(signedIn$, null);
  const [busy, setBusy] = useState(false);
  const buy = async () => {
    setBusy(true);
    try {
      const { added, missing, cart } = await buyAgain(api, orderId);
      const titles = formatList(language, missing.map(isolate));
      if (added === 0) return emit('toast:requested', { text: t('order.nothingToBuy'), error: true });
      announceCartChange(cart.cartCount);
      const text = missing.length > 0 ? t('order.notAll', { titles }) : t('order.inCart', { count: added });
      emit('toast:requested', { text, error: missing.length > 0 });
      navigate(link('cart'));
    } catch (error) {
      if (isNotSignedIn(error) && signedIn) return openLogin(language, 'ended');
      showFailure(error, t, () => void buy());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={() => void buy()}>
      <CartIcon />
      {t('order.buyAgain')}
    </Button>
  );
}
