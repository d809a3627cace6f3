import { defineRoutes } from 'shared-kernel/rules/define-routes';

const guestOnly = { guard: 'non-logged-in', layout: 'empty', personal: true } as const;

/** The shell's own pages: signing in. `redirect`: where to go afterwards (D5). */
export const routes = defineRoutes({
  // `for`: the list to which an entry is added afterwards; shown on the page (D27)
  login: { pattern: '/login', query: { redirect: 'string?', for: 'string?' }, ...guestOnly },
  register: { pattern: '/register', query: { redirect: 'string?' }, ...guestOnly },
  'forgot-password': { pattern: '/forgot-password', query: { redirect: 'string?' }, ...guestOnly },
  'social-callback': {
    pattern: '/social-callback',
    query: { redirect: 'string?', error: 'string?' },
    ...guestOnly,
  },
});

type Own = typeof routes;
declare module 'shared-kernel/rules/define-routes' {
  interface RoutePatterns extends Own {}
}
