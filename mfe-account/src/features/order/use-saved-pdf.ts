import { useState } from 'react';
import type { InvoiceFile } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { tellFailure } from 'shared-kernel/remote/tell-failure';

/** ms for which a browser may take its time to save a file */
const SAVED_BY_THEN = 60_000;

/**
 * Saves a document of an order as PDF. A call and no link: a guest's token stands in no address (docs/decisions/0048).
 *
 * @param read asks the API for it
 */
export function useSavedPdf(read: () => Promise<{ data: InvoiceFile }>): { busy: boolean; download: () => void } {
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      save((await read()).data);
    } catch (error) {
      tellFailure(error, t, () => void download());
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
