import { ANSWERS } from './stand-in-api.mjs';

/** The default language, and one that reads the other way. */
const LANGUAGES = [
  { language: 'English', prefix: '' },
  { language: 'Arabic', prefix: '/ar' },
];

/**
 * @typedef {object} Visit one page of a trial
 * @property {string} address path and query
 * @property {'English' | 'Arabic'} language
 * @property {string} answers how the API answers, see stand-in-api
 * @property {boolean} signedIn
 */

/**
 * Every page of a trial: each route in both languages with full and with empty data and with each way in which the API fails.
 * @param {object[]} routes of the remote, as the shell has them: `pattern`, `guard`, `personal`, `openWith`
 * @returns {Visit[]} those with full data first: they say most
 */
export function visitsOf(routes) {
  return ANSWERS.flatMap((answers) =>
    routes.flatMap((route) =>
      LANGUAGES.flatMap(({ language, prefix }) =>
        waysIn(route).map(({ path, signedIn }) => ({
          address: prefix + (prefix && path === '/' ? '' : path),
          language,
          answers,
          signedIn,
        })),
      ),
    ),
  );
}

/** A page of one person is opened by who is signed in, and by a guest where no guard keeps guests out. */
function waysIn({ pattern, guard, personal, openWith }) {
  const path = pattern.replace(/:id\??/g, '1').replace(/:\w+\??/g, 'sample-1');
  const asGuest = guard === 'logged-in' ? [] : [{ path, signedIn: false }];
  const asUser = personal && guard !== 'non-logged-in' ? [{ path, signedIn: true }] : [];
  const shared = openWith ? [{ path: `${path}?${openWith}=1,2`, signedIn: false }] : [];
  return [...asGuest, ...asUser, ...shared];
}
