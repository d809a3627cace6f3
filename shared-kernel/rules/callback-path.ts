const LONGEST = 2000;
const BASE = 'http://shop.invalid';

/**
 * Where to go after a login (S020, S023, D5): the text when it is a path of our own site, else `/`. It is parsed the way a
 * browser would and compared, never judged by how it begins alone.
 * @param text value of the query parameter `redirect`, once decoded
 */
export function callbackPath(text: string | null | undefined): string {
  if (!text || text.length > LONGEST || !text.startsWith('/')) return '/';
  // browsers drop tabs and line ends and read \ as /, also where a later step decodes once more
  for (const form of [text, decoded(text)])
    if (form === null || /^\/[/\\]|\\/.test(form) || [...form].some(isControl)) return '/';
  if (!URL.canParse(text, BASE)) return '/';
  const url = new URL(text, BASE);
  // `/a/..//evil` parses to the path `//evil`, which as an address names another host
  if (url.origin !== BASE || url.username || url.pathname.includes('//')) return '/';
  return url.pathname + url.search + url.hash;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.split(/[?#]/)[0] ?? '');
  } catch {
    return null;
  }
}

const isControl = (c: string) => c.charCodeAt(0) < 32 || c.charCodeAt(0) === 127;
