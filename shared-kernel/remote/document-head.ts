import { pageTitle } from '../rules/page-title';
import type { Head, Site } from './definition';

/**
 * Updates the document's title and description after a client-side navigation, for the visitor's tab, history and screen reader.
 * Search engines load pages in full and read the server's head.
 */
export function applyHead(head: Head, { common }: Site): void {
  document.title = pageTitle(head.title, common.site_setting);
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description) description.content = head.description ?? common.site_setting.meta_description ?? '';
}
