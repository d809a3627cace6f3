import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { OrderReturn } from 'shared-kernel/contract/returns';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { ORDER_KEY } from '../find-order';
import { useFocusHandedOn } from '../use-focus-handed-on';

const WithdrawDialog = lazy(() =>
  import(/* webpackChunkName: "withdraw-return" */ './withdraw-dialog').then((m) => ({ default: m.WithdrawDialog })),
);

interface WithdrawButtonProps {
  asked: OrderReturn;
  order: OrderDetail;
}

/** Takes a return back after a question; the server decides, and the order is read again. */
export function WithdrawButton({ asked, order }: WithdrawButtonProps) {
  const { t } = useTranslation('account');
  const queries = useQueryClient();
  const part = useFocusHandedOn();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [settling, setSettling] = useState(false);
  const settle = async () => {
    setOpen(false);
    setSettling(true);
    await queries.invalidateQueries({ queryKey: ORDER_KEY });
    setSettling(false);
  };
  return (
    <span ref={part}>
      <Button
        aria-haspopup="dialog"
        aria-describedby={`return-${asked.id}`}
        busy={settling}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('return.withdraw.open')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <WithdrawDialog
            asked={asked}
            order={order}
            open={open}
            onClose={() => setOpen(false)}
            onSettled={() => void settle()}
          />
        </Suspense>
      )}
    </span>
  );
}
