import { act, cleanup } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { LanguageCode } from '../contract/languages';
import { COOKIE } from '../contract/storage';
import type { Profile } from '../contract/user';
import { loadTexts } from '../i18n/load-texts';
import { createLifecycles } from '../platform/browser/lifecycles';
import { addTexts, instanceFor } from '../platform/i18n-instance';
import { kernelLocales } from '../platform/kernel-locales';
import type { RemoteDefinition, RemotePage, Site } from '../remote/definition';
import { directionOf } from '../rules/direction';
import { localize } from '../rules/links';
import { splitLanguage } from '../rules/routes';
import { setProfile } from '../session/profile';
import { aCommon } from './a-common';

interface RenderOptions {
  /** the visitor's location; with language prefix, or without it and with `language` */
  path: string;
  language?: LanguageCode;
  /** `visitor()` or `customer()`; default a visitor */
  as?: Profile | null;
  site?: Partial<Site>;
  /** the page's data never arrive: the placeholder stays */
  unanswered?: true;
}
export interface RenderedApp {
  user: UserEvent;
  /** the slot that the remote renders into */
  slot: HTMLElement;
  leave: () => Promise<void>;
}

/**
 * Opens a remote at a path as the shell does: through its definition, routes, prefetch, texts and providers, against msw. Resolves
 * when the screen has rendered with its data: after 200 ms a shopper sees a placeholder, and a busy machine is often slower than
 * that.
 * @example await renderApp(definition, { path: '/fr/user/compared', as: customer() });
 */
export async function renderApp(definition: RemoteDefinition, options: RenderOptions): Promise<RenderedApp> {
  const place = splitLanguage(options.path);
  const language = options.language ?? place.language;
  const site: Site = { common: aCommon(), texts: {}, ...options.site };
  const profile = options.as ?? null;

  history.replaceState(null, '', place.prefixed ? options.path : localize(language, options.path));
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language, site.common.languages) });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${COOKIE.signedIn}=1; path=/; max-age=${profile ? 3600 : 0}`;
  setProfile(profile);
  noticeMissingTexts(language);
  addTexts(language, 'kernel', await loadTexts(kernelLocales, language), site.texts.kernel);

  const slot = document.body.appendChild(document.createElement('main'));
  const loads: Promise<unknown>[] = [];
  const lifecycles = createLifecycles({
    ...definition,
    pages: Object.fromEntries(Object.entries(definition.pages).map(([id, page]) => [id, noted(page, loads)])),
  });
  const stopEmitting = emitUrlChanges();
  const props = { domElement: slot, language, site, inline: null };
  await act(async () => {
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
    if (!options.unanswered) await Promise.allSettled(loads);
  });
  const leave = async () => {
    await act(() => lifecycles.unmount(props));
    slot.remove();
    stopEmitting();
    open.delete(leave);
  };
  open.add(leave);
  return { user: userEvent.setup(), slot, leave };
}

/** A page that records the promises of its prefetch. */
function noted(page: RemotePage, loads: Promise<unknown>[]): RemotePage {
  const { prefetch } = page;
  if (!prefetch) return page;
  return {
    ...page,
    prefetch(context) {
      const head = prefetch(context);
      loads.push(head);
      return head;
    },
  };
}

/** Like single-spa: announces every change of the URL by `popstate`, a moment later. */
function emitUrlChanges(): () => void {
  const { pushState, replaceState } = history;
  const emitting = (change: typeof pushState) =>
    function (this: History, ...how: Parameters<typeof pushState>) {
      const before = location.href;
      change.apply(history, how);
      if (location.href !== before) queueMicrotask(() => act(() => dispatchEvent(singleSpaEvent())));
    };
  history.pushState = emitting(pushState);
  history.replaceState = emitting(replaceState);
  return () => Object.assign(history, { pushState, replaceState });
}

const singleSpaEvent = () =>
  Object.assign(new PopStateEvent('popstate', { state: history.state }), { singleSpaTrigger: 'pushState' });

/** A missing text shows its key to the shopper; no test may ignore that. */
function noticeMissingTexts(language: LanguageCode): void {
  const texts = instanceFor(language);
  if (Object.hasOwn(texts, 't')) return;
  const read = texts.t.bind(texts);
  texts.t = (key, options) => {
    const text = read(key, options);
    if (text === key.slice(key.indexOf(':') + 1)) missing.add(key.includes(':') ? key : `${options.ns}:${key}`);
    return text;
  };
}

const missing = new Set<string>();
const open = new Set<() => Promise<void>>();
afterEach(async () => {
  for (const leave of open) await leave();
  cleanup();
  const texts = [...missing];
  missing.clear();
  expect(texts).toEqual([]);
});
