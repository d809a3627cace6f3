/** Title of a page's tab: its own, then the site's name unless it is in it; the site's name alone without one. */
export function pageTitle(title: string | null | undefined, siteName: string): string {
  if (!title) return siteName;
  return title.includes(siteName) ? title : `${title} | ${siteName}`;
}
