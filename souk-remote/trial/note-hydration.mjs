/**
 * Runs in a page before its own scripts: records in `__hydrated` which roots have told the inline loader that they are hydrated
 * (shell/src/client/loader.js), and in `__hydratedAt` when, in ms of the page's clock, all of them had except the footer and parts
 * of a root, which hydrate once they are visible.
 */
export function noteHydration() {
  window.__hydrated = new Set();
  let loader;
  Object.defineProperty(window, '__loader', {
    get: () => loader,
    set(own) {
      loader = {
        ...own,
        ready(id) {
          window.__hydrated.add(id);
          const roots = [...document.querySelectorAll('[data-root]:not(#footer, [data-root] *)')];
          if (roots.every((root) => window.__hydrated.has(root.id))) window.__hydratedAt ??= performance.now();
          own.ready(id);
        },
      };
    },
  });
}
