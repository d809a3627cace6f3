import { BuiltInPage, Visibility } from '../contract/enums';

const KNOWN: readonly string[] = Object.values(BuiltInPage);

/**
 * The built-in screen that a content page selects (D16).
 *
 * @returns null for a plain page, whose description is HTML, including one that names an unknown screen
 * @example builtInPage({ page_from_component: 1, description: 'Sitemap' }) === 'Sitemap'
 */
export function builtInPage({
  page_from_component,
  description,
}: {
  page_from_component: number;
  description: string;
}): BuiltInPage | null {
  const isKnown = page_from_component === Visibility.public && KNOWN.includes(description);
  return isKnown ? (description as BuiltInPage) : null;
}
