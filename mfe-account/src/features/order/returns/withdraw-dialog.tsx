import { isFormRejected } from 'shared-kernel/api/errors';
import { FormRefusal } from 'shared-kernel/commerce/form-refusal';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { OrderReturn } from 'shared-kernel/contract/returns';
import { useForm } from 'shared-kernel/forms/use-form';
import { formatDay } from 'shared-kernel/i18n/format';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { dialogButtons, dialogForm } from '../dialog.styles';
import type { OrderDialogProps } from '../use-order-dialog';
import { withdrawReturn } from './withdraw-return';

interface WithdrawDialogProps extends OrderDialogProps {
  orderReturn: OrderReturn;
  order: OrderDetail;
}

/** Confirms the withdrawal of a return, and says whether it can be requested again (issue 14). */
export function WithdrawDialog({ orderReturn, order, open, onClose, onSettled }: WithdrawDialogProps) {
  const { api, language } = usePage();
  const { t } = useTranslation('account');
  const {
    form: wiring,
    refused,
    signedOut,
    sending,
  } = useForm({
    initial: {},
    async send() {
      try {
        const text = await withdrawReturn(api, { order_id: order.id, return_id: orderReturn.id });
        emit('toast:requested', { text });
      } catch (error) {
        // it was received or refused meanwhile: the page shows which
        if (!isFormRejected(error)) throw error;
        emit('toast:requested', { text: error.message, error: true });
      }
      onSettled();
    },
  });
  const until = lastDay(orderReturn, order);
  return (
    <Dialog open={open} onClose={onClose} title={t('return.withdraw.title', { id: orderReturn.id })}>
      <form {...wiring} css={dialogForm}>
        <FormRefusal refused={refused} signedOut={signedOut} />
        <p>{t('return.withdraw.text')}</p>
        <p>{until ? t('return.withdraw.again', { day: formatDay(language, until) }) : t('return.withdraw.last')}</p>
        <div css={dialogButtons}>
          <Button onClick={onClose}>{t('return.withdraw.keep')}</Button>
          <Button type="submit" look="danger" busy={sending}>
            {t('return.withdraw.open')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Last day on which all items of a return can be returned; null: no longer. */
function lastDay({ lines }: OrderReturn, { ordered_products }: OrderDetail): string | null {
  const terms = lines.map(({ id }) => ordered_products.find((item) => item.id === id)?.return_terms);
  if (!terms.every((one) => one?.open)) return null;
  return terms.map((one) => one?.until ?? '').sort()[0] || null;
}
