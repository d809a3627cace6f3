import { defineRoutes } from 'shared-kernel/rules/define-routes';

/** The way from the cart to a paid order. */
export const routes = defineRoutes({
  cart: { pattern: '/cart', personal: true },
  shipping: { pattern: '/shipping', personal: true },
  // `voucher`: code that is applied there
  checkout: { pattern: '/checkout', query: { voucher: 'string?' }, personal: true },
  'razorpay-callback': {
    pattern: '/razorpay-callback',
    query: { order: 'number?' },
    layout: 'empty',
    personal: true,
  },
});

type Own = typeof routes;
declare module 'shared-kernel/rules/define-routes' {
  interface RoutePatterns extends Own {}
}
