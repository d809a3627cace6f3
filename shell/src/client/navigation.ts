import { emit } from 'shared-kernel/platform/bus';
import { isOffline } from 'shared-kernel/platform/connection';
import { ownerOf } from 'shared-kernel/platform/routes';
import { type EntryState, entryKey } from 'shared-kernel/remote/browser-history';
import type { Owner } from 'shared-kernel/rules/routes';
import { browser } from 'shared-kernel/session/open-page';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';
import type { Boot } from '../boot';
import type { Waiting } from '../chrome/waiting/show-waiting';
import { type Decision, decide, type Here } from './decide';
import type { LoadLifecycles } from './load-lifecycles';

export interface Navigation {
  /** how a navigation there would be done now */
  decide(to: URL): Decision;
  /** navigates; false when the browser should */
  go(to: URL): boolean;
  /** from now on every URL needs a new document: the slot no longer contains an application */
  stop(): void;
}

/** Offline the worker may have the page's document, but nothing can provide its data (docs/decisions/0069). */
const opensKept = () => isOffline() && navigator.serviceWorker?.controller != null;

/** Navigates from page to page without a new document, where that is possible. */
export function createNavigation(boot: Boot, load: LoadLifecycles, waiting: Waiting): Navigation {
  const owners = new Set<Owner>(['shell', ...boot.remotes.map(({ id }) => id)]);
  const here = (): Here => ({
    url: new URL(location.href),
    language: boot.language,
    signedIn: looksSignedIn(),
    owners,
  });
  let latest = 0;

  const within = async (url: URL, owner: Owner) => {
    latest += 1;
    const mine = latest;
    if (owner !== ownerOf(location.pathname)) {
      // single-spa empties the slot before it loads the next remote: load that one first
      emit('navigation:started', { url: url.pathname + url.search });
      await Promise.race([
        load(owner).then((lifecycles) => lifecycles.warm(url.href, 'all', boot)),
        // it empties the slot in the task of the URL change: the skeleton is painted before
        waiting.shown(),
      ]).catch(() => {});
      if (mine !== latest) return;
    }
    const state: EntryState = { key: entryKey() };
    history.pushState(state, '', url);
  };

  return {
    decide: (to) => decide(to, here()),
    go(to) {
      const decision = decide(to, here());
      if (decision.how === 'browser') return false;
      if (decision.how === 'document' || opensKept()) browser.open(decision.url.href);
      else void within(decision.url, decision.owner);
      return true;
    },
    stop: () => owners.clear(),
  };
}
