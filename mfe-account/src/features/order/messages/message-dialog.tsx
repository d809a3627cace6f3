import { FormRefusal } from 'shared-kernel/commerce/form-refusal';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { StoreCard } from 'shared-kernel/contract/product';
import { LONGEST_MESSAGE } from 'shared-kernel/contract/return-reasons';
import { useForm } from 'shared-kernel/forms/use-form';
import { isolate } from 'shared-kernel/i18n/isolate';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { TextArea } from 'shared-kernel/ui/field';
import { dialogButtons, dialogForm } from '../dialog.styles';
import type { OrderDialogProps } from '../use-order-dialog';
import { writeMessage } from './write-message';

interface MessageDialogProps extends OrderDialogProps {
  order: OrderDetail;
  store: StoreCard;
}

/** The form for a message to a store about an order; the store answers by email (issue 14). */
export function MessageDialog({ order, store, open, onClose, onSettled }: MessageDialogProps) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const {
    form: wiring,
    field,
    refused,
    signedOut,
    sending,
  } = useForm({
    initial: { message: '' },
    validate: ({ message }) => (message.trim() === '' ? { message: t('message.required') } : {}),
    async send({ message }) {
      const text = await writeMessage(api, { order_id: order.id, store_id: store.id, message });
      emit('toast:requested', { text });
      onSettled();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={t('message.title', { store: store.name })}>
      <form {...wiring} css={dialogForm}>
        <FormRefusal refused={refused} signedOut={signedOut} />
        <TextArea
          {...field('message')}
          label={t('message.text')}
          hint={t('message.hint', { email: isolate(order.address.email) })}
          rows={5}
          maxLength={LONGEST_MESSAGE}
          dir="auto"
        />
        <div css={dialogButtons}>
          <Button onClick={onClose}>{t('message.later')}</Button>
          <Button type="submit" look="primary" busy={sending}>
            {t('message.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
