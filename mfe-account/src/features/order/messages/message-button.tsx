import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { StoreCard } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { ORDER_KEY } from '../find-order';

const MessageDialog = lazy(() =>
  import(/* webpackChunkName: "store-message" */ './message-dialog').then((m) => ({ default: m.MessageDialog })),
);

interface MessageButtonProps {
  order: OrderDetail;
  store: StoreCard;
}

/** Opens the form by which a store of the order is written to; what was typed stays until it is sent. */
export function MessageButton({ order, store }: MessageButtonProps) {
  const { t } = useTranslation('account');
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  // a new form after one that was sent
  const [sent, setSent] = useState(0);
  const settle = () => {
    setOpen(false);
    setSent((count) => count + 1);
    void queries.invalidateQueries({ queryKey: ORDER_KEY });
  };
  return (
    <>
      <Button
        aria-haspopup="dialog"
        // begins with what is on it, so that who speaks to the page is understood
        aria-label={`${t('message.open')}: ${store.name}`}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('message.open')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <MessageDialog
            key={sent}
            order={order}
            store={store}
            open={open}
            onClose={() => setOpen(false)}
            onSettled={settle}
          />
        </Suspense>
      )}
    </>
  );
}
