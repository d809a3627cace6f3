/**
 * Title of the document: the page's own title and the site's name, unless the title contains the name. A page without a title uses
 * the site's title for search engines, or else the site's name.
 */
export function pageTitle(
  title: string | null | undefined,
  { site_name, meta_title }: { site_name: string; meta_title: string | null },
): string {
  if (!title) return meta_title || site_name;
  return title.includes(site_name) ? title : `${title} | ${site_name}`;
}
