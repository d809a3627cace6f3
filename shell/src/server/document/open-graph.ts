import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';
import type { Head } from 'shared-kernel/remote/definition';

export interface OpenGraphFacts {
  head: Head;
  title: string;
  description: string;
  /** absolute; absent on pages without a canonical URL */
  url?: string;
  language: LanguageCode;
  languages: readonly LanguageCode[];
  common: CommonData;
  /** origin of the shop, no trailing slash */
  publicOrigin: string;
}

/** Open Graph properties of a page, in order (ogp.me); X reads the same ones in addition to its card. */
export function openGraph(facts: OpenGraphFacts): [property: string, content: string][] {
  const { head, title, description, url, language, languages, common, publicOrigin } = facts;
  const file = head.image || common.site_setting.header_logo;
  const [width, height] = (head.image && head.imageSize) || [];
  const entries: [string, string | number | undefined | false][] = [
    ['og:type', head.product ? 'product' : 'website'],
    ['og:site_name', common.site_setting.site_name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', file && new URL(common.img_src_url + encodeURIComponent(file), publicOrigin).href],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:image:alt', file && (head.image ? head.imageAlt || title : common.site_setting.site_name)],
    ['og:locale', localeOf(language, common)],
    ...languages
      .filter((code) => url && code !== language)
      .map((code): [string, string] => ['og:locale:alternate', localeOf(code, common)]),
    ['product:price:amount', head.product?.price],
    ['product:price:currency', head.product?.currency],
    ['product:availability', head.product && (head.product.inStock ? 'in stock' : 'out of stock')],
  ];
  return entries
    .filter((entry): entry is [string, string | number] => Boolean(entry[1]))
    .map(([property, content]) => [property, String(content)]);
}

/** `fr_FR` of a language from the settings; otherwise its bare code. */
const localeOf = (code: LanguageCode, { languages }: CommonData) => languages[code]?.iso?.replace('-', '_') || code;
