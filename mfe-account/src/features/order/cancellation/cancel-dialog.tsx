import { css } from '@emotion/react';
import { useState } from 'react';
import { isFormRejected } from 'shared-kernel/api/errors';
import { FormRefusal } from 'shared-kernel/commerce/form-refusal';
import { PaymentStatus } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { useForm } from 'shared-kernel/forms/use-form';
import { isolate } from 'shared-kernel/i18n/isolate';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { TextArea } from 'shared-kernel/ui/field';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { dialogForm } from '../dialog.styles';
import type { OrderDialogProps } from '../use-order-dialog';
import { cancelOrder } from './cancel-order';
import { CancelReasons, type Reason } from './cancel-reasons';

/** Always in reach, however long the form is on a phone. */
const buttons = css`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space-3')};
  margin-inline: calc(-1 * ${token('space-6')});
  margin-block-end: calc(-1 * ${token('space-6')});
  padding: ${token('space-3')} ${token('space-6')};
  border-block-start: 1px solid ${token('colour-line')};
  background: ${token('colour-raised')};
`;

/** Keeps a code on one line: broken at a hyphen, as on a phone, it looks like two. */
const inOneLine = (code: string) => code.replaceAll('-', '\u2011');

interface CancelDialogProps extends OrderDialogProps {
  order: OrderDetail;
}

/**
 * Asks why an order is cancelled (S187): a reason to choose, whose text is title and message; for another reason the shopper writes
 * the message. What was typed stays until the order is cancelled.
 */
export function CancelDialog({ order, open, onClose, onSettled }: CancelDialogProps) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const [reason, setReason] = useState<Reason | null>(null);
  const {
    form: wiring,
    field,
    set,
    errors,
    refused,
    signedOut,
    sending,
  } = useForm({
    initial: { title: '', message: '' },
    validate: ({ title, message }) => ({
      ...(title === '' && { title: t('cancellation.required') }),
      ...(reason === 'other' && message.trim() === '' && { message: t('cancellation.ownRequired') }),
    }),
    async send({ title, message }) {
      try {
        const text = await cancelOrder(api, {
          order_id: order.id,
          title,
          message: reason === 'other' ? message : title,
        });
        emit('toast:requested', { text });
      } catch (error) {
        // field errors can be fixed; any other refusal means that the order has moved on
        if (!isFormRejected(error) || error.fields.length > 0) throw error;
        emit('toast:requested', { text: error.message, error: true });
      }
      onSettled();
    },
  });
  const choose = (chosen: Reason) => {
    setReason(chosen);
    set({ title: t(`cancellation.reasons.${chosen}`) });
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('cancellation.title', { id: isolate(inOneLine(order.order)) })}>
      <form {...wiring} css={dialogForm}>
        <FormRefusal refused={refused} signedOut={signedOut} />
        <CancelReasons chosen={reason} choose={choose} error={errors.title} />
        {reason === 'other' && (
          <TextArea {...field('message')} label={t('cancellation.own')} rows={3} maxLength={2000} dir="auto" />
        )}
        {order.payment_done === PaymentStatus.paid && order.payment && <p css={muted}>{t('cancellation.moneyBack')}</p>}
        <div css={buttons}>
          <Button onClick={onClose}>{t('cancellation.keep')}</Button>
          <Button type="submit" look="danger" busy={sending}>
            {t('cancellation.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
