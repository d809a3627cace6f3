import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { StoreCard } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { Button } from 'shared-kernel/ui/button';
import { useOrderDialog } from '../use-order-dialog';

const useMessageDialog = lazyPart(() =>
  import(/* webpackChunkName: "store-message" */ './message-dialog').then((m) => m.MessageDialog),
);

interface MessageButtonProps {
  order: OrderDetail;
  store: StoreCard;
}

/** Opens the form to write to a store of the order; what was typed stays until it is sent. */
export function MessageButton({ order, store }: MessageButtonProps) {
  const { t } = useTranslation('account');
  const { Dialog, busy, press, key, props } = useOrderDialog(useMessageDialog);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        // begins with the visible label, so that voice control finds the button
        aria-label={`${t('message.open')}: ${store.name}`}
        busy={busy}
        onClick={press}
      >
        {t('message.open')}
      </Button>
      {Dialog && <Dialog key={key} order={order} store={store} {...props} />}
    </>
  );
}
