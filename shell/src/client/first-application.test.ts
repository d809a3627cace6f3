import { waitFor } from '@testing-library/react';
import { setRoutes } from 'shared-kernel/platform/routes';
import type { Lifecycles } from 'shared-kernel/remote/definition';
import type { Owner } from 'shared-kernel/rules/routes';
import type { Boot } from '../boot';
import { mountFirst } from './first-application';

const routes = [
  { id: 'all', owner: 'mfe-catalog', pattern: '/all' },
  { id: 'cart', owner: 'mfe-cart-checkout', pattern: '/cart' },
] as const;
setRoutes(routes);
const boot = {
  language: 'en',
  inline: null,
  routes: routes.map(({ id, owner, pattern }) => [id, owner, pattern]),
} as unknown as Boot;

const calls: string[] = [];
const recordPath = () => calls.push(`told ${location.pathname}${location.search}`);
/** An application that follows the URL while it is mounted, like a remote's page. */
const application = (owner: Owner): Lifecycles => ({
  bootstrap: async () => {},
  mount: async () => {
    calls.push(`mount ${owner}`);
    if (owner === 'mfe-catalog') addEventListener('popstate', recordPath);
  },
  unmount: async () => {
    calls.push(`unmount ${owner}`);
    removeEventListener('popstate', recordPath);
  },
  warm: async () => {},
});
const applications = new Map<Owner, Lifecycles>();
const load = async (owner: Owner) => {
  const known = applications.get(owner) ?? application(owner);
  applications.set(owner, known);
  return known;
};
const become = (expected: string[]) => waitFor(() => expect(calls).toEqual(expected));
const failed = (error: unknown) => calls.push(`failed ${error}`);

beforeAll(() => {
  document.body.innerHTML = '<main id="slot"></main>';
  history.replaceState(null, '', '/all');
});
beforeEach(() => calls.splice(0));

test('leaves an application that cannot be mounted to single-spa', async () => {
  expect(await mountFirst(boot, 'mfe-catalog', () => Promise.reject(new Error('gone')))).toBeUndefined();
});

test('an application mounted before single-spa gets missed events and unmounts when the visitor leaves', async () => {
  const first = await mountFirst(boot, 'mfe-catalog', load);
  expect(calls).toEqual(['mount mfe-catalog']);
  // a filter is clicked before single-spa, which fires the event, has loaded
  history.pushState(null, '', '/all?colour=red');
  expect(calls).toEqual(['mount mfe-catalog']);

  const { registerApplications } = await import('./register-applications');
  registerApplications(boot, load, failed, first);
  await become(['mount mfe-catalog', 'told /all?colour=red']);

  calls.splice(0);
  history.pushState(null, '', '/all?colour=blue');
  await become(['told /all?colour=blue']);

  // the page that is left does not receive the URL of the next one
  calls.splice(0);
  history.pushState(null, '', '/cart');
  await become(['unmount mfe-catalog', 'mount mfe-cart-checkout']);

  calls.splice(0);
  history.pushState(null, '', '/all');
  await become(['unmount mfe-cart-checkout', 'mount mfe-catalog']);
});
