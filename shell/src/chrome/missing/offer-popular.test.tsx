import { act, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import { emit } from 'shared-kernel/platform/bus';
import { aCommon } from 'shared-kernel/testing/a-common';
import { aProductListing } from 'shared-kernel/testing/a-listing';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, down } from 'shared-kernel/testing/handlers';
import { server } from 'shared-kernel/testing/server';
import { offerPopular } from './offer-popular';

const tiles = Array.from({ length: 9 }, (_, i) => aProductTile({ id: i + 1, title: `Lamp ${i + 1}` }));
const requested = jest.fn();
const products = answer(CALLS.products, () => {
  requested();
  return aProductListing({ result: aPage(tiles) });
});
/** Shows a 404 page. @param inSight its end is near the window */
async function missing(inSight = true): Promise<HTMLElement> {
  let see: () => void = () => {};
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  const place = document.body.appendChild(document.createElement('div'));
  emit('page:missing', { place });
  if (inSight) see();
  for (let i = 0; i < 40; i++) await act(() => new Promise((resolve) => setTimeout(resolve)));
  return place;
}

beforeAll(() => offerPopular({ language: 'en', site: { common: aCommon(), texts: {} } }));
beforeEach(() => requested.mockClear());
afterEach(() => document.body.replaceChildren());

test('S071 a missing page offers the first six popular products', async () => {
  server.use(products);
  const row = within(await missing()).getByRole('region');
  expect(within(row).getAllByRole('link')).toHaveLength(6);
});

test('S071 requests nothing before its place nears the viewport', async () => {
  server.use(products);
  expect(await missing(false)).toBeEmptyDOMElement();
  expect(requested).not.toHaveBeenCalled();
});

test('S071 S228 leaves the page as it is when products fail to load', async () => {
  server.use(down(CALLS.products));
  expect(await missing()).toBeEmptyDOMElement();
});

test('S071 is removed together with the page', async () => {
  server.use(products);
  const place = await missing();
  place.remove();
  act(() => emit('navigation:ended', { url: '/' }));
  expect(place).toBeEmptyDOMElement();
});
