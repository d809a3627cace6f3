import type { OrderDetail } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { Button } from 'shared-kernel/ui/button';
import { useFocusHandedOn } from '../use-focus-handed-on';
import { useOrderDialog } from '../use-order-dialog';

const useCancelDialog = lazyPart(() =>
  import(/* webpackChunkName: "cancel-order" */ './cancel-dialog').then((m) => m.CancelDialog),
);

/** Cancels an order: asks for a reason, lets the server decide and refetches the order (S187, S188). */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const part = useFocusHandedOn();
  const { Dialog, busy, press, key, props } = useOrderDialog(useCancelDialog);
  return (
    <span ref={part}>
      <Button wide aria-haspopup="dialog" busy={busy} onClick={press}>
        {t('cancellation.open')}
      </Button>
      {Dialog && <Dialog key={key} order={order} {...props} />}
    </span>
  );
}
