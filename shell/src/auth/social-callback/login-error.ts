/** Ways in which a login through a provider ends without a session; the API says all but the last in the address of the page. */
const LOGIN_ERRORS = ['cancelled', 'expired', 'unverified', 'exists', 'failed', 'unreachable'] as const;
export type LoginError = (typeof LOGIN_ERRORS)[number];

/** The error that an address names: null without one, `failed` for one that this release does not know. */
export function loginErrorOf(search: URLSearchParams): LoginError | null {
  const named = search.get('error');
  if (named === null) return null;
  return LOGIN_ERRORS.find((error) => error === named) ?? 'failed';
}
