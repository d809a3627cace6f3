import { DEFAULT_LANGUAGE, isLanguage } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { promisedLink } from 'shared-kernel/rules/promised-routes';

/** Why a login did not work, as the page `/social-callback` is told; it has a text for each. */
export type LoginError = 'cancelled' | 'expired' | 'unverified' | 'exists' | 'failed';

interface Way {
  language: string | undefined;
  callback?: string;
  error?: LoginError;
}

/**
 * The page that finishes a login. Its address carries where to go on and what went wrong, never a code, a token or anything about
 * the person (D37).
 *
 * @param publicOrigin where shoppers see the shop
 */
export function wayBack(publicOrigin: string, { language, callback = '/', error }: Way): string {
  const query = new URLSearchParams({
    ...(error ? { error } : {}),
    ...(callback === '/' ? {} : { redirect: callback }),
  }).toString();
  const page = localize(isLanguage(language) ? language : DEFAULT_LANGUAGE, promisedLink('social-callback'));
  // the empty fragment: browsers would carry over the one that Facebook puts behind its returns (#_=_)
  return `${publicOrigin}${page}${query && `?${query}`}#`;
}
