import { pageTitle } from '../rules/page-title';
import type { Head, Site } from './definition';

/**
 * Lets the document say what the new page is after a navigation without a full load: title and description, for the visitor's
 * tab, history and screen reader. Search engines load pages in full and read the server's head.
 */
export function applyHead(head: Head, { common }: Site): void {
  const { site_name, meta_title, meta_description } = common.site_setting;
  document.title = pageTitle(head.title ?? meta_title, site_name);
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description) description.content = head.description ?? meta_description ?? '';
}
