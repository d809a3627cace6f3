import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { OrderReturn } from 'shared-kernel/contract/returns';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { Button } from 'shared-kernel/ui/button';
import { useFocusHandedOn } from '../use-focus-handed-on';
import { useOrderDialog } from '../use-order-dialog';

const useWithdrawDialog = lazyPart(() =>
  import(/* webpackChunkName: "withdraw-return" */ './withdraw-dialog').then((m) => m.WithdrawDialog),
);

interface WithdrawButtonProps {
  orderReturn: OrderReturn;
  order: OrderDetail;
}

/** Withdraws a return after a confirmation; the server decides, and the order is refetched. */
export function WithdrawButton({ orderReturn, order }: WithdrawButtonProps) {
  const { t } = useTranslation('account');
  const part = useFocusHandedOn();
  const { Dialog, busy, press, key, props } = useOrderDialog(useWithdrawDialog);
  return (
    <span ref={part}>
      <Button aria-haspopup="dialog" aria-describedby={`return-${orderReturn.id}`} busy={busy} onClick={press}>
        {t('return.withdraw.open')}
      </Button>
      {Dialog && <Dialog key={key} orderReturn={orderReturn} order={order} {...props} />}
    </span>
  );
}
