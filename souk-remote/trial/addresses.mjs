import { ANSWERS } from './stand-in-api.mjs';

/** The default language, and a right-to-left one. */
const LANGUAGES = [
  { language: 'English', prefix: '' },
  { language: 'Arabic', prefix: '/ar' },
];

const IN_ONE = { 'finds nothing': 'English', 'hangs up': 'Arabic' };

/**
 * @typedef {object} Visit one page of a trial
 * @property {string} address path and query
 * @property {'English' | 'Arabic'} language
 * @property {string} answers how the API answers, see stand-in-api
 * @property {boolean} signedIn
 */

/**
 * Every page of a trial: each route in both languages with full and with empty data and with a failing API. The other failures make
 * a difference for the code but not for the language, so one language is enough.
 * @param {object[]} routes of the remote, as in its record: `pattern`, `query`, `guard`, `personal`, `openWith`
 * @param {string[]} [ways] in which the API answers
 * @returns {Visit[]} those with full data first: they reveal most
 */
export function visitsOf(routes, ways = ANSWERS) {
  return ways.flatMap((answers) =>
    routes.flatMap((route) =>
      LANGUAGES.filter(({ language }) => (IN_ONE[answers] ?? language) === language).flatMap(({ language, prefix }) =>
        waysIn(route)
          .filter(({ extra }) => !extra || answers === 'full')
          .map(({ path, signedIn }) => ({
            address: prefix + (prefix && path === '/' ? '' : path),
            language,
            answers,
            signedIn,
          })),
      ),
    ),
  );
}

const VALUE = { number: '1', string: 'sample-1' };

/**
 * A personal page is opened by a signed-in user, and by a guest unless a guard excludes guests. It is opened once with its optional
 * parameters: `extra`.
 */
function waysIn({ pattern, query = {}, guard, personal, openWith }) {
  const path = pattern.replace(/:id\??/g, VALUE.number).replace(/:\w+\??/g, VALUE.string);
  const given = (names) => names.map((name) => `${name}=${VALUE[query[name].replace('?', '')]}`).join('&');
  const needed = given(Object.keys(query).filter((name) => !query[name].endsWith('?')));
  const all = given(Object.keys(query));
  const as = (search, signedIn, extra = false) => ({ path: search ? `${path}?${search}` : path, signedIn, extra });
  const forGuests = guard !== 'logged-in';
  return [
    ...(forGuests ? [as(needed, false)] : []),
    ...(personal && guard !== 'non-logged-in' ? [as(needed, true)] : []),
    ...(all === needed ? [] : [as(all, !forGuests, true)]),
    ...(openWith ? [as(`${openWith}=1,2`, false)] : []),
  ];
}
