import { useState } from 'react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { InvoiceFile } from 'shared-kernel/contract/orders';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { tellFailure } from 'shared-kernel/remote/tell-failure';
import { Button } from 'shared-kernel/ui/button';

/** ms for which a browser may take its time to save a file */
const SAVED_BY_THEN = 60_000;

/** Saves the invoice as PDF. A call and no link: a guest's token stands in no address (docs/decisions/0048). */
export function DownloadInvoice({ orderId }: { orderId: number }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      save((await api.request<InvoiceFile>(CALLS.orderInvoice, { params: { id: orderId } })).data);
    } catch (error) {
      tellFailure(error, t, () => void download());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="primary" busy={busy} onClick={() => void download()}>
      {t('invoice.download')}
    </Button>
  );
}

function save({ name, pdf }: InvoiceFile): void {
  const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_BY_THEN);
}
