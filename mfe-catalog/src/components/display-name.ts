const names = new Map<string, Intl.DisplayNames>();

/**
 * The name of a country or language in the page's language: 'United States', 'French'.
 * @param code of ISO 3166 or BCP 47; returned unchanged when it has no name
 */
export function displayName(language: string, type: 'region' | 'language', code: string): string {
  const key = `${language} ${type}`;
  let known = names.get(key);
  if (!known) {
    known = new Intl.DisplayNames([language, 'en'], { type });
    names.set(key, known);
  }
  return known.of(code) ?? code;
}
