import { splitLanguage } from './routes';

const LONGEST = 2000;
const BASE = 'http://shop.invalid';
/** Number of times that intermediaries may decode a path; more than three have never been seen. */
const DECODINGS = 3;

/**
 * Where to go after a login (S020, S023, D5): the text if it is a page of our own site, otherwise `/`. It is parsed as a browser
 * would and compared, never judged by its prefix alone. Only pages are allowed: following a call such as `user/logout` would
 * execute it.
 * @param text value of the query parameter `redirect`, decoded once
 * @param isPage distinguishes pages from other paths, without language prefix
 */
export function callbackPath(text: string | null | undefined, isPage: (path: string) => boolean): string {
  if (!text || text.length > LONGEST || !isOwn(text)) return '/';
  const { pathname, search, hash } = new URL(text, BASE);
  let path = pathname;
  // a later step may decode once more: the result has to be our own as well
  for (let i = 0; i < DECODINGS; i++) {
    const next = decoded(path);
    // an invalid `%`: nothing is left to decode
    if (next === null && i > 0) break;
    if (next === null || !isOwn(next)) return '/';
    if (next === path) break;
    path = next;
  }
  return isPage(splitLanguage(pathname).path) ? pathname + search + hash : '/';
}

/** True for a path of this origin, as a browser reads it: tabs and line breaks are removed, `\` is `/`, dot segments are resolved. */
function isOwn(text: string): boolean {
  const path = text.split(/[?#]/)[0] ?? '';
  if (!path.startsWith('/') || /^\/\/|\\/.test(path) || [...text].some(isControl)) return false;
  if (!URL.canParse(text, BASE)) return false;
  const url = new URL(text, BASE);
  // `/a/..//evil` parses to the path `//evil`, which as a URL is another host
  return url.origin === BASE && url.username === '' && !url.pathname.includes('//');
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const isControl = (c: string) => c.charCodeAt(0) < 32 || c.charCodeAt(0) === 127;
