import * as CALLS from 'shared-kernel/contract/calls';
import type { InvoiceFile } from 'shared-kernel/contract/orders';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { useSavedPdf } from '../use-saved-pdf';

/** Saves the invoice as PDF. */
export function DownloadInvoice({ orderId }: { orderId: number }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const { busy, download } = useSavedPdf(() =>
    api.request<InvoiceFile>(CALLS.orderInvoice, { params: { id: orderId } }),
  );
  return (
    <Button look="primary" busy={busy} onClick={download}>
      {t('invoice.download')}
    </Button>
  );
}
