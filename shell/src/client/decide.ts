import type { LanguageCode } from 'shared-kernel/contract/languages';
import { link } from 'shared-kernel/platform/links';
import { liveRoute } from 'shared-kernel/platform/routes';
import { localize } from 'shared-kernel/rules/links';
import { parsePageAddress } from 'shared-kernel/rules/page-address';
import { guardOf, type Owner } from 'shared-kernel/rules/routes';

export interface Here {
  /** URL of the page */
  url: URL;
  language: LanguageCode;
  signedIn: boolean;
  /** owners that this page can show without a new document */
  owners: ReadonlySet<Owner>;
}

/** How to navigate to a URL: left to the browser, as a new document, or within this one. */
export type Decision = { how: 'browser' } | { how: 'document'; url: URL } | { how: 'within'; url: URL; owner: Owner };

/**
 * Decides how to navigate to a URL of our own origin. Another language, another layout, an unknown path and the shell's guards need
 * a new document: their frame, status and redirects come from the server, and a page that is unknown here may have been released in
 * the meantime.
 */
export function decide(to: URL, here: Here): Decision {
  if (to.origin !== here.url.origin) return { how: 'browser' };
  const samePage = to.pathname === here.url.pathname && to.search === here.url.search;
  if (samePage && to.hash) return { how: 'browser' };
  const next = parsePageAddress(to);
  const match = liveRoute(next.path);
  const layout = liveRoute(parsePageAddress(here.url).path)?.route.layout;
  if (!match || next.language !== here.language || match.route.layout !== layout || samePage)
    return { how: 'document', url: to };
  const guard = guardOf(match.route, to.search);
  const { owner } = match.route;
  if (guard === 'logged-in' && !here.signedIn) {
    const login = localize(here.language, link('login', { redirect: to.pathname + to.search }));
    return { how: 'document', url: new URL(login, here.url) };
  }
  if (guard === 'non-logged-in' && here.signedIn) return { how: 'document', url: to };
  if (!here.owners.has(owner)) return { how: 'document', url: to };
  return { how: 'within', url: to, owner };
}
