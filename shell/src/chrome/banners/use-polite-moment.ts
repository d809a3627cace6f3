import { useEffect, useState } from 'react';
import { STORAGE } from 'shared-kernel/contract/storage';
import { liveRoute } from 'shared-kernel/platform/routes';
import { parsePageAddress } from 'shared-kernel/rules/page-address';

/** ms between checks */
const CHECK_EVERY = 1000;
/** ms without a click, a key or a scroll after which a visitor counts as idle */
const AT_REST = 30_000;
/** ms after these for which leaving the window does not count: the visitor is still choosing */
const JUST_NOW = 5000;

/** Home and lists. On a product's page, while reading or paying, a popup would interrupt. */
const PAGES: ReadonlySet<string> = new Set([
  'home',
  'category',
  'sub-category',
  'brand',
  'collection',
  'products',
  'search',
  'flash-sale',
  'store',
]);

const TOUCHES = ['pointerdown', 'keydown', 'input', 'wheel', 'scroll'] as const;

/**
 * True from the first moment at which a popup would not interrupt the visitor, once per session: after half a minute without input,
 * or when the mouse is leaving the window.
 */
export function usePoliteMoment(): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => {
    if (come || wasShown()) return;
    let last = Date.now();
    const touched = () => {
      last = Date.now();
    };
    const show = () => {
      rememberShown();
      setCome(true);
    };
    const leaves = ({ clientY, relatedTarget }: MouseEvent) => {
      if (relatedTarget === null && clientY <= 0 && Date.now() - last >= JUST_NOW && isPolite()) show();
    };
    const timer = setInterval(() => Date.now() - last >= AT_REST && isPolite() && show(), CHECK_EVERY);
    for (const type of TOUCHES) addEventListener(type, touched, { capture: true, passive: true });
    document.addEventListener('mouseout', leaves);
    return () => {
      clearInterval(timer);
      for (const type of TOUCHES) removeEventListener(type, touched, { capture: true });
      document.removeEventListener('mouseout', leaves);
    };
  }, [come]);
  return come;
}

/** The page is visible, has been used and is one for browsing; no layer, toast or field needs attention. */
function isPolite(): boolean {
  const used = navigator.userActivation?.hasBeenActive || scrollY > 0;
  const busy =
    popoverIsOpen() ||
    document.querySelector('dialog[open], details[open] > summary:focus-within, [role=combobox]:focus, [data-toast]');
  const typing = document.activeElement?.matches('input, select, textarea, [contenteditable]');
  const page = liveRoute(parsePageAddress(location).path);
  return (
    document.visibilityState === 'visible' && used && !busy && !typing && page !== null && PAGES.has(page.route.id)
  );
}

function popoverIsOpen(): boolean {
  try {
    return document.querySelector('[popover]:popover-open') !== null;
  } catch {
    // a browser without popovers does not know the selector
    return false;
  }
}

function wasShown(): boolean {
  try {
    return sessionStorage.getItem(STORAGE.popupBannerShown) !== null;
  } catch {
    // without storage it would appear on every page
    return true;
  }
}

function rememberShown(): void {
  try {
    sessionStorage.setItem(STORAGE.popupBannerShown, '1');
  } catch {
    // `wasShown` has already returned true
  }
}
