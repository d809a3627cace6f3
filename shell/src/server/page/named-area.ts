import type { CommonData } from 'shared-kernel/contract/site';
import { safeUrl } from 'shared-kernel/rules/links';

/**
 * Target of a URL that is just the name of an area in the header: people type and share `/hot-deals`, while the area's page is
 * `/hot-deals/collection?collection=1` (D16).
 *
 * @param path of a URL without a route, without language prefix
 * @returns path and query of the header's link below `path`; undefined when there is none
 */
export function namedArea({ header_links }: Pick<CommonData, 'header_links'>, path: string): string | undefined {
  const links = [...header_links.left, ...header_links.right].map(({ url }) => safeUrl(url));
  return links.find((url) => url?.startsWith(`${path}/`)) ?? undefined;
}
