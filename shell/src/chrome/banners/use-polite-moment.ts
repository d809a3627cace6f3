import { useEffect, useState } from 'react';
import { liveRoute } from 'shared-kernel/platform/routes';
import { parsePageAddress } from 'shared-kernel/rules/page-address';

/** ms between checks */
const CHECK_EVERY = 1000;

/** True from the first moment at which a popup would not interrupt the visitor. */
export function usePoliteMoment(): boolean {
  const [come, setCome] = useState(isPolite);
  useEffect(() => {
    if (come) return;
    const timer = setInterval(() => isPolite() && setCome(true), CHECK_EVERY);
    return () => clearInterval(timer);
  }, [come]);
  return come;
}

/**
 * The page is visible and has been used, and the visitor is not typing, in a dialog or menu, or on a personal page (cart, checkout,
 * account).
 */
function isPolite(): boolean {
  const used = navigator.userActivation?.hasBeenActive || scrollY > 0;
  const busy = document.querySelector('dialog[open], details[open] > summary:focus-within, [role=combobox]:focus');
  const typing = document.activeElement?.matches('input, select, textarea, [contenteditable]');
  const page = liveRoute(parsePageAddress(location).path);
  return document.visibilityState === 'visible' && used && !busy && !typing && page !== null && !page.route.personal;
}
