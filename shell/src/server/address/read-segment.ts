/** Slashes of other scripts and widths, which a later step may treat as `/` or `\`. */
const LOOKS_LIKE_SLASH = /[\u2044\u2215\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/;
/** Control characters, Unicode line separators, and the byte order mark. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\ufeff]/u;
/** A doubly encoded character: a step that decodes again gets another path. */
const ENCODED_TWICE = /%[0-9a-f]{2}/i;

/**
 * Decodes one segment of a path.
 *
 * @param raw as received, without slashes
 * @returns the text; null when it cannot be decoded (overlong UTF-8 included), or when any step between here and the API could read
 * it as more than one segment: encoded slashes, path parameters (`;`), control characters, double encodings
 */
export function readSegment(raw: string): string | null {
  let text: string;
  try {
    text = decodeURIComponent(raw);
  } catch {
    return null;
  }
  const hostile =
    /[/\\;]/.test(text) || LOOKS_LIKE_SLASH.test(text) || INVISIBLE.test(text) || ENCODED_TWICE.test(text);
  return hostile || isDisguised(text) ? null : text;
}

/** True when a step that normalises compatible characters, as some file systems do, would get a slash or dots. */
function isDisguised(text: string): boolean {
  const folded = text.normalize('NFKC');
  return folded !== text && (/[/\\]/.test(folded) || /^\.+$/.test(folded));
}
