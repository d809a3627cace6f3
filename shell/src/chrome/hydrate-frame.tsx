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
 * Header and footer mostly work without scripts, so their code loads when they are hydrated: after the slot, or at the first touch.
 * Home includes it, because visitors touch its header first (docs/decisions/0052).
 */
const LOAD: Record<IslandId, () => Promise<ComponentType>> = {
  header: () => loadLate(() => import(/* webpackChunkName: "header" */ './header/header')).then((m) => m.Header),
  footer: () => loadLate(() => import(/* webpackChunkName: "footer" */ './footer/footer')).then((m) => m.Footer),
  toasts: async () => Signals,
};

interface FrameParts {
  boot: Pick<Boot, 'language' | 'site'>;
  /** this visitor's client, the same as the session's */
  api: PageFacts['api'];
  /** resolves when the slot has hydrated */
  slot: Promise<void>;
  /** called with an error that an island throws while it starts (S070) */
  giveUp(error: unknown): void;
}

/** Pages where visitors use the header first, its menu and search; all others have a form or a button of their own. */
const HEADER_FIRST = /^\/(\?|$)/;

/**
 * Hydrates header, footer and toasts, each when it is needed (hydrate-when.ts). Resolves when the frame's texts are loaded; each
 * island tells the loader when it has hydrated. If the footer's code fails to load, it is retried when the device is online or at
 * the next focus. An island that the page does not have (the empty layout's header) is skipped.
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
    // links and form work as server-rendered, and what is being typed on the page is worth more than their script
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
    // errors from effects of the first commit arrive before the next task
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

/** Wraps an island: calls back when its first commit has run. */
function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}

/** The path as the server rendered it: its query may be in a different order than the URL's. */
function writtenHere(): string | undefined {
  return document.querySelector<HTMLElement>('#header [data-here]')?.dataset.here;
}
