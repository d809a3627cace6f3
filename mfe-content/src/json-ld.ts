import type { JsonLd } from 'shared-kernel/remote/definition';
import { contactJsonLd } from './features/pages/contact/contact-json-ld';
import { pageJsonLd } from './features/pages/page-json-ld';
import { pagesJsonLd } from './features/pages/pages-json-ld';

/** Structured data of the content pages. */
export const JSON_LD: JsonLd = { pages: pagesJsonLd, contact: contactJsonLd, page: pageJsonLd };
