import * as CALLS from 'shared-kernel/contract/calls';
import { testApp } from '../testing/test-app';
import { releaseRecord } from './release-record';

const api = testApp();
beforeAll(async () => {
  await api.app.ready();
});

test('the release record lists exactly the calls of the contract, with methods and paths', () => {
  const { part, version, calls } = releaseRecord(api.app, '2.1.0');
  expect([part, version]).toEqual(['api', '2.1.0']);
  expect(calls).toEqual(
    Object.values(CALLS)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  );
});

test('the release record lists the pages that mails link to, with pattern and parameters', () => {
  const { links } = releaseRecord(api.app, '2.1.0');
  expect(links).toMatchObject({
    cart: { pattern: '/cart', params: [], some: [] },
    order: { pattern: '/user/order/:id', params: ['id'], some: ['review', 'payment', 'view'] },
    brand: { pattern: '/:main/brand', params: ['main', 'brand'], some: [] },
    product: { pattern: '/:main/product/:id?', params: ['main'], some: ['id'] },
  });
});
