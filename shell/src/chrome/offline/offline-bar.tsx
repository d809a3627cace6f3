import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { on } from 'shared-kernel/platform/bus';
import { isOffline } from 'shared-kernel/platform/connection';
import { usePage } from 'shared-kernel/platform/page-context';
import { browser } from 'shared-kernel/session/open-page';
import { upTo } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { BAR_TEXTS } from './bar-texts';
import { followConnection } from './follow-connection';
import { keepVisitedPages } from './keep-visited-pages';
import { isKeptPage } from './kept-page-mark';

/** ms for which the bar shows that the connection is back */
const BACK_FOR = 4000;

const region = css`
  position: fixed;
  z-index: ${token('layer-toast')};
  inset-block-end: ${token('space-4')};
  inset-inline: ${token('space-4')};
  display: grid;
  justify-items: center;
  pointer-events: none;
  /* above the purchase bar on phones */
  ${upTo(768)} {
    inset-block-end: 84px;
  }
`;
const bar = css`
  max-inline-size: ${token('measure')};
  padding: ${token('space-2')} ${token('space-4')};
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-raised')};
  color: ${token('colour-ink')};
  box-shadow: ${token('shadow-high')};
  font-size: ${token('text-sm')};
  text-align: center;
`;

/**
 * Shows that the shop is unreachable from this browser, and when it is reachable again (issue 13). A page from the offline cache
 * shows that itself.
 */
export function OfflineBar() {
  const { language } = usePage();
  // initially empty: a live region announces only changes
  const [textKey, setTextKey] = useState<keyof typeof BAR_TEXTS.en | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let lost = navigator.onLine === false;
    const showLost = () => {
      lost = navigator.onLine === false;
      setTextKey(isKeptPage() ? null : lost ? 'offline' : 'unreachable');
    };
    if (isOffline()) timer = setTimeout(showLost);
    const stopFollowing = followConnection();
    const stopKeeping = keepVisitedPages();
    const stopListening = on('connection:changed', ({ offline }) => {
      clearTimeout(timer);
      if (offline) return showLost();
      // the page may be outdated: reload it from the shop, unless something is being typed
      if (isKeptPage() && !document.activeElement?.matches('input, select, textarea')) return browser.reload();
      setTextKey(lost ? 'back' : 'answersAgain');
      timer = setTimeout(() => setTextKey(null), BACK_FOR);
    });
    return () => {
      clearTimeout(timer);
      stopFollowing();
      stopKeeping();
      stopListening();
    };
  }, []);
  return (
    <div role="status" aria-live="polite" css={region}>
      {textKey && <p css={bar}>{BAR_TEXTS[language][textKey]}</p>}
    </div>
  );
}
