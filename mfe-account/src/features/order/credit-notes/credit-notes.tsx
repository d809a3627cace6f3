import { css } from '@emotion/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { CreditNote, InvoiceFile, OrderDetail } from 'shared-kernel/contract/orders';
import { formatDate } from 'shared-kernel/i18n/format';
import { isolate } from 'shared-kernel/i18n/isolate';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { useOrderMoney } from '../../../components/order-money';
import { useSavedPdf } from '../use-saved-pdf';

/** Keeps the sign with its amount, where a line could break after it. */
const UNBREAKABLE_MINUS = '−\u2060';

const list = css`
  display: grid;
  gap: ${token('space-1')};
  margin: ${token('space-3')} 0 0;
  padding: 0;
  list-style: none;
  /* a name of several words may wrap, aligned with the start of the list */
  button {
    padding-inline: 0;
    font-weight: ${token('weight-normal')};
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The credit notes of the order's invoice, each to be saved as PDF; nothing without any. */
export function CreditNotes({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  if (!order.credit_notes?.length) return null;
  return (
    <ul aria-label={t('creditNotes.title')} css={list}>
      {order.credit_notes.map((note) => (
        <li key={note.id}>
          <DownloadCreditNote note={note} order={order} />
        </li>
      ))}
    </ul>
  );
}

function DownloadCreditNote({ note, order }: { note: CreditNote; order: OrderDetail }) {
  const { api, language } = usePage();
  const { t } = useTranslation('account');
  const money = useOrderMoney(order);
  const { busy, download } = useSavedPdf(() => api.request<InvoiceFile>(CALLS.creditNote, { params: { id: note.id } }));
  const zone = order.time_zone ? { timeZone: order.time_zone } : {};
  return (
    <Button look="quiet" small busy={busy} onClick={download}>
      {t('creditNotes.name', {
        number: isolate(note.number),
        day: formatDate(language, note.issued_at, zone),
        amount: money(-toMinor(note.amount)).replace('−', UNBREAKABLE_MINUS),
      })}
    </Button>
  );
}
