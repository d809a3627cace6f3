import { defineRoutes } from 'shared-kernel/rules/define-routes';

const step = { frame: 'checkout', personal: true } as const;

/** The pages from the cart to a paid order. */
export const routes = defineRoutes({
  cart: { pattern: '/cart', ...step },
  shipping: { pattern: '/shipping', ...step },
  // `voucher`: code to apply at the checkout
  checkout: { pattern: '/checkout', query: { voucher: 'string?' }, ...step },
  'razorpay-callback': {
    pattern: '/razorpay-callback',
    query: { code: 'string?', order: 'number?' },
    layout: 'empty',
    personal: true,
  },
});

type Own = typeof routes;
declare module 'shared-kernel/rules/define-routes' {
  interface RoutePatterns extends Own {}
}
