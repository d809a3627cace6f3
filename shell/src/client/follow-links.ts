import type { Navigation } from './navigation';

/**
 * One handler for every plain link and search form of the page (architecture 'A request'): it ignores those that a remote handled
 * itself, and those the visitor opens elsewhere (new tab, download).
 */
export function followLinks(navigation: Navigation): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    // only http(s): mailto and tel have no origin
    if (link.origin === location.origin && navigation.go(new URL(link.href))) event.preventDefault();
  });

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    if (!form.closest('[role=search]')) return;
    if (navigation.go(addressOf(form, event.submitter))) event.preventDefault();
  });
}

/** Target URL of a GET form, as the browser would build it; empty fields are omitted. */
function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const url = new URL(form.action);
  url.search = '';
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value.trim()) url.searchParams.append(name, value);
  }
  return url;
}
