/** Slashes of other scripts and widths, which a later step may take for `/` or `\`. */
const LOOKS_LIKE_SLASH = /[\u2044\u2215\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/;
/** Control characters, line ends of Unicode, and the mark of byte order. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\ufeff]/u;
/** A character that was encoded twice: whoever decodes once more reads another path. */
const ENCODED_TWICE = /%[0-9a-f]{2}/i;

/**
 * Decodes one segment of a path.
 *
 * @param raw as it came, without slashes
 * @returns the text; null when it cannot be decoded (overlong UTF-8 included), or when somebody between here and the API could
 *   read it as more than one segment: encoded slashes, path parameters (`;`), control characters, double encodings
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

/** True when a step that folds compatible characters, as some file systems do, would read a slash or dots there. */
function isDisguised(text: string): boolean {
  const folded = text.normalize('NFKC');
  return folded !== text && (/[/\\]/.test(folded) || /^\.+$/.test(folded));
}
