import type { JsonLd } from 'shared-kernel/remote/definition';
import { pageJsonLd } from './features/pages/page-json-ld';
import { pagesJsonLd } from './features/pages/pages-json-ld';

/** What the content pages say to crawlers. */
export const JSON_LD: JsonLd = { pages: pagesJsonLd, page: pageJsonLd };
