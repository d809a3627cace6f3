import type { OrderDetail } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import type { StoreParcel } from 'shared-kernel/rules/order-parcels';
import { Button } from 'shared-kernel/ui/button';
import { useFocusHandedOn } from '../use-focus-handed-on';
import { useOrderDialog } from '../use-order-dialog';

const useReturnDialog = lazyPart(() =>
  import(/* webpackChunkName: "return" */ './return-dialog').then((m) => m.ReturnDialog),
);

interface ReturnButtonProps {
  order: OrderDetail;
  parcel: StoreParcel;
}

/** Opens the form to return items of a parcel; its input stays until it is sent. */
export function ReturnButton({ order, parcel }: ReturnButtonProps) {
  const { t } = useTranslation('account');
  const part = useFocusHandedOn();
  const { Dialog, busy, press, key, props } = useOrderDialog(useReturnDialog);
  return (
    <span ref={part}>
      <Button
        aria-haspopup="dialog"
        aria-label={t('return.title', { store: parcel.store.name })}
        busy={busy}
        onClick={press}
      >
        {t('return.open')}
      </Button>
      {Dialog && <Dialog key={key} order={order} parcel={parcel} {...props} />}
    </span>
  );
}
