import { useEffect, useState } from 'react';
import { parsePageAddress } from 'shared-kernel/rules/page-address';
import { matchRoute } from 'shared-kernel/rules/routes';

/** ms between looks at what the visitor is doing */
const LOOK_EVERY = 1000;

/** True from the first moment on at which a layer over the page would disturb nobody. */
export function usePoliteMoment(): boolean {
  const [come, setCome] = useState(isPolite);
  useEffect(() => {
    if (come) return;
    const timer = setInterval(() => isPolite() && setCome(true), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [come]);
  return come;
}

/**
 * The visitor looks at the page, has begun to use it, and is not in the middle of something: typing, in a layer, in the cart, at the
 * checkout, in the account.
 */
function isPolite(): boolean {
  const used = navigator.userActivation?.hasBeenActive || scrollY > 0;
  const busy = document.querySelector('dialog[open], details[open] > summary:focus-within, [role=combobox]:focus');
  const typing = document.activeElement?.matches('input, select, textarea, [contenteditable]');
  const page = matchRoute(parsePageAddress(location).path);
  return document.visibilityState === 'visible' && used && !busy && !typing && page?.route.personal === false;
}
