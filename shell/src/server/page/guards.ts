import type { LanguageCode } from 'shared-kernel/contract/languages';
import { link } from 'shared-kernel/platform/links';
import type { GuardName } from 'shared-kernel/rules/define-routes';
import { localize } from 'shared-kernel/rules/links';

export interface GuardedVisit {
  language: LanguageCode;
  /** the request has a session */
  signedIn: boolean;
  /** path with prefix and query, to return to */
  url: string;
}
/** Returns the URL to redirect to, or null to let the visit pass. */
type Guard = (visit: GuardedVisit) => string | null;

const GUARDS: Readonly<Record<GuardName, Guard>> = {
  // site data, profile and language are available on every page; nobody is redirected (D4)
  'common-middleware': () => null,
  // S017
  'non-logged-in': ({ language, signedIn }) => (signedIn ? localize(language, '/') : null),
  // S022
  'logged-in': ({ language, signedIn, url }) =>
    signedIn ? null : localize(language, link('login', { redirect: url })),
};

/** A route has a guard that does not exist (S019). */
export class UnknownMiddleware extends Error {
  override name = 'UnknownMiddleware' as const;
  constructor() {
    super('Unknown middleware');
  }
}

/** Where the route's guard redirects this visit, or null. @throws UnknownMiddleware */
export function runGuard(name: string, visit: GuardedVisit): string | null {
  if (!Object.hasOwn(GUARDS, name)) throw new UnknownMiddleware();
  return GUARDS[name as GuardName](visit);
}
