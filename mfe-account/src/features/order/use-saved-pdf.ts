import { useState } from 'react';
import type { InvoiceFile } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';

/** ms after which a browser has surely saved a file */
const SAVED_BY_THEN = 60_000;

/**
 * Saves a document of an order as PDF. By a call instead of a link, to keep a guest's token out of URLs (docs/decisions/0048).
 *
 * @param read requests the document from the API
 */
export function useSavedPdf(read: () => Promise<{ data: InvoiceFile }>): { busy: boolean; download: () => void } {
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      save((await read()).data);
    } catch (error) {
      showFailure(error, t, () => void download());
    } finally {
      setBusy(false);
    }
  };
  return { busy, download: () => void download() };
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
