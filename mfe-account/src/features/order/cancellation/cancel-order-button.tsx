import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { ORDER_KEY } from '../find-order';
import { useFocusHandedOn } from '../use-focus-handed-on';

const CancelDialog = lazy(() =>
  import(/* webpackChunkName: "cancel-order" */ './cancel-dialog').then((m) => ({ default: m.CancelDialog })),
);

/** Cancels an order: asks for a reason, lets the server decide and refetches the order (S187, S188). */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const queries = useQueryClient();
  const part = useFocusHandedOn();
  const [open, setOpen] = useState(false);
  // once opened it stays mounted and keeps its input
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
        wide
        aria-haspopup="dialog"
        busy={settling}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('cancellation.open')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <CancelDialog order={order} open={open} onClose={() => setOpen(false)} onSettled={() => void settle()} />
        </Suspense>
      )}
    </span>
  );
}
