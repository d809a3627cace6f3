import { defineRoutes } from 'shared-kernel/rules/define-routes';

/** Pages that hold what the shop's team wrote. */
export const routes = defineRoutes({
  pages: { pattern: '/page' },
  // Holds the visitor's name and address, and the code of an order; other content pages are the same for everybody.
  // `order`: tracking code of the order that the message is about; `sent`: the message has been sent.
  contact: {
    pattern: '/page/contact',
    query: { order: 'string?', sent: 'number?' },
    personal: true,
    takesForm: true,
  },
  // what links of the newsletter open; `done`: what a form has done
  newsletter: {
    pattern: '/newsletter',
    query: { token: 'string?', done: 'string?' },
    personal: true,
    takesForm: true,
  },
  page: { pattern: '/page/:slug', sitemap: 'pages' },
});

type Own = typeof routes;
declare module 'shared-kernel/rules/define-routes' {
  interface RoutePatterns extends Own {}
}
