import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import { instanceFor, takeTexts } from 'shared-kernel/platform/i18n-instance';
import { kernelLocales } from 'shared-kernel/platform/kernel-locales';
import type { PageFacts } from 'shared-kernel/platform/page-context';
import { rootReady } from 'shared-kernel/remote/root-ready';
import { parsePageAddress, withoutLanguage } from 'shared-kernel/rules/page-address';
import { type Boot, ELEMENT } from '../boot';
import { loadLate } from '../load-late';
import { createFrameCache, type FrameFacts, ISLANDS, Island, type IslandId, islandPrefix } from './frame';
import { HYDRATE_WHEN } from './hydrate-when';
import { Signals } from './signals/signals';
import { followSignedIn } from './signed-in-mark';
import { followLanguageChoice } from './switch-language';
import { shellLocales } from './texts';

/**
 * Header and footer do without script what they are looked at for, so their code comes when they are hydrated: behind the slot, or at
 * the first touch. Home brings it along, because its header is what is touched first (docs/decisions/0052).
 */
const LOAD: Record<IslandId, () => Promise<ComponentType>> = {
  header: () => loadLate(() => import(/* webpackChunkName: "header" */ './header/header')).then((m) => m.Header),
  footer: () => loadLate(() => import(/* webpackChunkName: "footer" */ './footer/footer')).then((m) => m.Footer),
  toasts: async () => Signals,
};

interface FrameParts {
  boot: Pick<Boot, 'language' | 'site'>;
  /** client of this visitor, the one that the session uses */
  api: PageFacts['api'];
  /** resolves when the slot listens */
  slot: Promise<void>;
  /** gets what an island throws while it starts (S070) */
  giveUp(error: unknown): void;
}

/** Pages that people come to for what is in the header, menu and search; all others have a form or a button of their own. */
const HEADER_FIRST = /^\/(\?|$)/;

/**
 * Brings header, footer and toasts to life, each when it is needed (hydrate-when.ts). Resolves when the frame's texts are there; each
 * island tells the loader when it listens. A footer whose code is lost is tried again with the connection or the next focus. An island
 * that the page does not have (the empty layout's header) is left out.
 */
export async function hydrateFrame({ boot, api, slot, giveUp }: FrameParts): Promise<void> {
  const { language, site } = boot;
  followSignedIn();
  followLanguageChoice();
  const [kernel, shell] = await Promise.all([loadTexts(kernelLocales, language), loadTexts(shellLocales, language)]);
  await takeTexts(language, 'kernel', kernel, site.texts.kernel);
  await takeTexts(language, 'shell', shell, site.texts.shell);
  const facts: FrameFacts = {
    page: { language, site, api },
    here: writtenHere() ?? withoutLanguage(parsePageAddress(location)),
    texts: instanceFor(language),
    cache: createFrameCache(),
  };
  const headerFirst = HEADER_FIRST.test(facts.here) && !document.querySelector(`#${ELEMENT.slot} [data-touched]`);
  for (const id of ISLANDS) {
    const element = document.getElementById(id);
    if (!element) continue;
    let begun = false;
    const begin = () => {
      if (begun) return;
      begun = true;
      LOAD[id]()
        .then((Content) => hydrateIsland(id, Content, element, facts, giveUp), id === 'footer' ? beginLater : undefined)
        .catch(giveUp);
    };
    // links and form work as they were sent, and whatever is being typed on the page is worth more than their script
    const beginLater = () => {
      begun = false;
      addEventListener('online', begin, { once: true });
      element.addEventListener('focusin', begin, { once: true });
    };
    HYDRATE_WHEN[id](element, begin, slot, headerFirst);
  }
}

function hydrateIsland(
  id: IslandId,
  Content: ComponentType,
  element: HTMLElement,
  facts: FrameFacts,
  giveUp: FrameParts['giveUp'],
): void {
  let started = false;
  const onStart = () => {
    element.removeAttribute('data-ssr');
    rootReady(id);
    // what an effect of the first commit threw arrives before the next task
    setTimeout(() => {
      started = true;
    });
  };
  // in a transition React hydrates in slices between frames instead of in one long task
  startTransition(() => {
    hydrateRoot(
      element,
      <Started onStart={onStart}>
        <Island Content={Content} facts={facts} />
      </Started>,
      {
        identifierPrefix: islandPrefix(id),
        onRecoverableError: (error) => console.error(`[souk] ${id}`, error),
        onUncaughtError: (error) => (started ? reportError(error) : giveUp(error)),
      },
    );
  });
}

/** Put around an island: calls back when its first commit listens. */
function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}

/** The path as the server wrote it: its query may be in another order than the address bar's. */
function writtenHere(): string | undefined {
  return document.querySelector<HTMLElement>('#header [data-here]')?.dataset.here;
}
