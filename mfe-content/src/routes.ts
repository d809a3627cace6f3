import { defineRoutes } from 'shared-kernel/rules/define-routes';

/** Pages with content by the shop's team. */
export const routes = defineRoutes({
  pages: { pattern: '/page' },
  // Contains the visitor's name and address, and the code of an order; other content pages are the same for everybody.
  // `order`: tracking code of the order that the message is about; `sent`: the message has been sent.
  contact: {
    pattern: '/page/contact',
    query: { order: 'string?', sent: 'number?' },
    personal: true,
    takesForm: true,
  },
  // target of the newsletter's links; `done`: the result of a form
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
