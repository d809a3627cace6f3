import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import type { StoreParcel } from 'shared-kernel/rules/order-parcels';
import { Button } from 'shared-kernel/ui/button';
import { ORDER_KEY } from '../find-order';
import { useFocusHandedOn } from '../use-focus-handed-on';

const ReturnDialog = lazy(() =>
  import(/* webpackChunkName: "return" */ './return-dialog').then((m) => ({ default: m.ReturnDialog })),
);

interface ReturnButtonProps {
  order: OrderDetail;
  parcel: StoreParcel;
}

/** Opens the form by which things of a parcel are sent back; what was filled in stays until it is sent. */
export function ReturnButton({ order, parcel }: ReturnButtonProps) {
  const { t } = useTranslation('account');
  const queries = useQueryClient();
  const part = useFocusHandedOn();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  // a new form after one that was sent
  const [asked, setAsked] = useState(0);
  const settle = () => {
    setOpen(false);
    setAsked((count) => count + 1);
    void queries.invalidateQueries({ queryKey: ORDER_KEY });
  };
  return (
    <span ref={part}>
      <Button
        aria-haspopup="dialog"
        aria-label={t('return.title', { store: parcel.store.name })}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('return.open')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <ReturnDialog
            key={asked}
            order={order}
            parcel={parcel}
            open={open}
            onClose={() => setOpen(false)}
            onSettled={settle}
          />
        </Suspense>
      )}
    </span>
  );
}
