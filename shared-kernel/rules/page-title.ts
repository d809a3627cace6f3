/**
 * What a page's tab says: the page's own title with the site's name, unless the name is in it. A page without one has the site's
 * title for search engines, else the site's name.
 */
export function pageTitle(
  title: string | null | undefined,
  { site_name, meta_title }: { site_name: string; meta_title: string | null },
): string {
  if (!title) return meta_title || site_name;
  return title.includes(site_name) ? title : `${title} | ${site_name}`;
}
