import type { RemoteDefinition } from 'shared-kernel/remote/definition';
import { screen } from 'shared-kernel/remote/screens';
import { newsletterHead } from './features/newsletter/newsletter-head';
import { contactHead } from './features/pages/contact/contact-head';
import { pageHead } from './features/pages/page-head';
import { pagesHead } from './features/pages/pages-head';
import { routes } from './routes';

const Page = screen('page', () =>
  import(/* webpackChunkName: "page" */ './features/pages/page-screen').then((m) => m.PageScreen),
);
const Pages = screen('pages', () =>
  import(/* webpackChunkName: "pages" */ './features/pages/pages-screen').then((m) => m.PagesScreen),
);

const Newsletter = screen('newsletter', () =>
  import(/* webpackChunkName: "newsletter" */ './features/newsletter/newsletter-screen').then(
    (m) => m.NewsletterScreen,
  ),
);

export const definition: RemoteDefinition<typeof routes> = {
  id: 'mfe-content',
  routes,
  pages: {
    pages: { screen: Pages, prefetch: pagesHead },
    contact: { screen: Page, prefetch: contactHead },
    newsletter: { screen: Newsletter, prefetch: newsletterHead },
    page: { screen: Page, prefetch: pageHead },
  },
  jsonLd: () => import(/* webpackChunkName: "json-ld" */ './json-ld').then((m) => m.JSON_LD),
  locales: {
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
    fr: () => import(/* webpackChunkName: "locale-fr" */ '../locales/fr.json'),
    ar: () => import(/* webpackChunkName: "locale-ar" */ '../locales/ar.json'),
    tr: () => import(/* webpackChunkName: "locale-tr" */ '../locales/tr.json'),
    hi: () => import(/* webpackChunkName: "locale-hi" */ '../locales/hi.json'),
  },
};
