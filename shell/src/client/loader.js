/*
 * Inline in <head>, allowed by the hash of its text: it never changes within a build, what differs per page stands in the data-
 * attributes of its own element. It is minified apart (tooling/webpack/loader.mjs).
 *  1. marks the document before the first paint: for a signed-in visitor (chrome/signed-in-mark.ts), with the chosen colours
 *     (chrome/scheme/colour-scheme.ts), and when its top banner was closed (chrome/banners/top-banner.tsx)
 *  2. executes the page's scripts, which the document preloads, after the first contentful paint, or at the first touch; no script of
 *     a remote holds up the shell's
 *  3. lets the page go on without a style sheet that hangs
 *  4. keeps what the visitor does before a root is hydrated, and replays it once, root by root; the choice of a language, which leads
 *     to another page, it remembers at once
 *  5. marks the document when the scripts are there, for pictures that give way to them (ui/after-scripts.ts)
 *  6. when the shell cannot start: lets go of what it keeps, reloads once, then shows the error page (S070). It is the one part of the
 *     page that is there when the shell's own script is not
 */
((window, document) => {
  const page = document.currentScript.dataset;
  const sources = page.src ? page.src.split(' ') : [];
  const hashes = (page.integrity || '').split(' ');

  const root = document.documentElement;
  if (/(^|; )frontend_signed_in=1(;|$)/.test(document.cookie)) root.setAttribute('data-signed-in', '');
  try {
    const { colourScheme, topBannerClosed } = localStorage;
    if (colourScheme) root.dataset.scheme = colourScheme;
    if (topBannerClosed && topBannerClosed === page.topBanner) root.dataset.topBannerClosed = '';
  } catch {
    // storage is blocked
  }

  // ---- style sheets

  // a hanging one keeps the browser from showing and parsing what follows it; a copy that was not created by the parser blocks
  // nothing
  const sheets = setInterval(() => {
    for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
      if (!link.sheet) link.replaceWith(link.cloneNode());
    }
  }, 3000);

  // ---- start

  let started = false;
  function start() {
    if (started) return;
    started = true;
    clearInterval(sheets);
    sources.forEach((source, i) => {
      const script = document.createElement('script');
      // before `src`: Trusted Types and integrity check the element as it is when the URL is set
      if (hashes[i] && hashes[i] !== '-') script.integrity = hashes[i];
      script.src = source;
      // fetched in parallel; the shell's own are executed in order. A remote's are executed when they arrive, or a hanging one
      // would keep the header from hydrating (S077)
      script.async = /^\/remotes\//.test(source);
      script.onload = script.onerror = () => {
        // PITFALL: webpack waits two minutes for an element that has failed before, or whose text did not parse; without one it
        // loads the chunk again
        script.remove();
        if (i < sources.length - 1) return;
        root.dataset.scripted = '';
        // the last one is the shell's own, and `load` fires for a script that threw, too
        if (!begun) fail(`${source} did not start`);
      };
      document.head.append(script);
    });
  }
  // not before the document is parsed: its facts are at its end
  document.addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      setTimeout(start);
    }).observe({ type: 'paint', buffered: true });
  });
  // PITFALL: a tab in the background paints no frame
  window.addEventListener('load', () => setTimeout(start, 2000));

  // ---- keep

  /** Pending input, in order. `replay` is called once its root is hydrated. */
  const kept = [];
  const ready = new Set();
  /** True while an event comes from the replay itself. */
  let replaying = false;
  /** A link to another language counts as choosing it before hydration, too (chrome/switch-language.ts). */
  function rememberLanguage(code) {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `currentLanguage=${code}; path=/; max-age=31536000; samesite=lax${secure}`;
  }
  const keep = (root, target, replay) => kept.push({ root: root.id, target, replay });

  function hold(event) {
    if (failed) return;
    const { type, target } = event;
    const root = target.closest?.('[data-root]');
    if (type === 'pointerdown' || type === 'keydown') {
      // it is hydrated before the others (chrome/hydrate-when.ts)
      if (root) root.dataset.touched = '';
      // PITFALL: before the document is parsed the roots may not exist yet; its end starts soon enough then
      if (document.readyState !== 'loading') start();
      return;
    }
    // PITFALL: a submit between hydration and the replay of typed text would send an empty form, so all input waits in one queue
    if (!root || replaying || ready.has(root.id)) return;
    if (type === 'input' || type === 'change') {
      // PITFALL: a render between hydration and replay resets a controlled field to its empty state, so the typed text is kept here
      typed.set(target, target[contentOf(target)]);
      keep(root, target, () => restoreField(target, typed.get(target)));
      return;
    }
    if (type === 'submit') {
      // a search form works without scripts
      if (target.method === 'get') return;
      const { submitter } = event;
      keep(root, target, () => target.requestSubmit(submitter || undefined));
    } else {
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = target.closest('a[hreflang]');
      if (link) rememberLanguage(link.hreflang);
      // links navigate, fields work natively
      if (target.closest('a[href],input,select,textarea,label,summary')) return;
      const button = target.closest('button,[role=button]');
      // a submit button fires a submit event, which is kept
      if (!button || (button.form && button.type === 'submit')) return;
      keep(root, button, () => button.click());
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
  }
  for (const type of ['pointerdown', 'keydown', 'click', 'submit', 'input', 'change']) {
    document.addEventListener(type, hold, true);
  }

  // ---- replay

  /** Last content of each field before its root was hydrated, for React. */
  const typed = new WeakMap();
  const restored = new WeakMap();
  const contentOf = (field) => (/^(checkbox|radio)$/.test(field.type) ? 'checked' : 'value');
  /**
   * React took the typed text as the field's first value and would ignore an event for it. So the old value is set through React's
   * own tracked property, then the new one through the prototype, and then an event is fired.
   */
  function restoreField(field, value) {
    const property = contentOf(field);
    const isBox = property === 'checked';
    if (restored.has(field) && restored.get(field) === value) return;
    restored.set(field, value);
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property);
    if (isBox) {
      set.call(field, !value);
      field.click();
      return;
    }
    const isSelect = field.tagName === 'SELECT';
    field.value = isSelect ? '' : field.defaultValue;
    set.call(field, value);
    field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  }

  // ---- failure

  let begun = false;
  let failed = false;

  /** Reloads at most once per 60 s, and never when the time cannot be stored: shared-kernel/remote/chunk-failure.ts does the same. */
  function reloadOnce() {
    try {
      const now = Date.now();
      const since = now - (sessionStorage.chunkReload || 0);
      if (since >= 0 && since < 60_000) return false;
      sessionStorage.chunkReload = now;
    } catch {
      return false;
    }
    location.reload();
    return true;
  }

  /** The shell did not start: from now on the browser handles all input itself (S070). */
  function fail(error) {
    if (failed) return;
    failed = true;
    // a cached page, opened offline (worker): its content is worth more than the error page
    if (root.dataset.keptAt) return;
    console.error('[shell] cannot go on', error);
    // a form with an action needs no script, and its response is another page
    const form = kept.find(({ target }) => target.matches('form[action]'));
    if (form) form.replay();
    else if (!reloadOnce()) showErrorPage();
  }

  function showErrorPage() {
    const slot = document.getElementById('slot');
    slot.replaceChildren(document.getElementById('error-page').content);
    slot.querySelector('button').onclick = () => location.reload();
    document.title = slot.querySelector('[role=heading]').textContent;
    slot.focus();
  }

  window.__loader = {
    /** The shell's script has started. */
    begin() {
      begun = true;
    },
    fail,
    /** A root is hydrated: its pending input is replayed now, and later input after that. */
    ready(rootId) {
      const next = () => {
        if (!kept.some(({ root }) => root === rootId)) {
          ready.add(rootId);
          return;
        }
        // PITFALL: this is called inside a React effect, where updates are batched: three pending taps on '+' would see the same
        // state and count once. One task each, as if the visitor had tapped now.
        setTimeout(() => {
          const [one] = kept.splice(
            kept.findIndex(({ root }) => root === rootId),
            1,
          );
          replaying = true;
          try {
            if (one.target.isConnected) one.replay();
          } finally {
            replaying = false;
            next();
          }
        });
      };
      next();
    },
  };
})(window, document);
