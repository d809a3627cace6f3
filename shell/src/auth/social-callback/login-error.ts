/** Ways in which a login through a provider fails; the API puts all except the last into the page's URL. */
const LOGIN_ERRORS = ['cancelled', 'expired', 'unverified', 'exists', 'failed', 'unreachable'] as const;
export type LoginError = (typeof LOGIN_ERRORS)[number];

/** The error in a URL: null without one, `failed` for one that this release does not know. */
export function loginErrorOf(search: URLSearchParams): LoginError | null {
  const named = search.get('error');
  if (named === null) return null;
  return LOGIN_ERRORS.find((error) => error === named) ?? 'failed';
}
