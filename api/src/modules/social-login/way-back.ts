import { DEFAULT_LANGUAGE, isLanguage } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { promisedLink } from 'shared-kernel/rules/promised-routes';

/** Why a login failed, passed to the page `/social-callback`, which has a text for each. */
export type LoginError = 'cancelled' | 'expired' | 'unverified' | 'exists' | 'failed';

interface Way {
  language: string | undefined;
  callback?: string;
  error?: LoginError;
}

/**
 * The page that finishes a login. Its URL contains the page to continue at and the error, never a code, a token or personal
 * data (D37).
 *
 * @param publicOrigin the shop's public origin
 */
export function wayBack(publicOrigin: string, { language, callback = '/', error }: Way): string {
  const query = new URLSearchParams({
    ...(error ? { error } : {}),
    ...(callback === '/' ? {} : { redirect: callback }),
  }).toString();
  const page = localize(isLanguage(language) ? language : DEFAULT_LANGUAGE, promisedLink('social-callback'));
  // the empty fragment keeps browsers from carrying over the one that Facebook appends to its returns (#_=_)
  return `${publicOrigin}${page}${query && `?${query}`}#`;
}
