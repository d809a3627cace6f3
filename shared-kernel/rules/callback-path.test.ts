import { FOREIGN_PATHS, OWN_PATHS } from '../testing/redirect-corpus';
import { shopRoutes } from '../testing/shop-routes';
import { callbackPath as judged } from './callback-path';
import { matchRoute } from './routes';

const table = shopRoutes();
const callbackPath = (text: string | null | undefined) => judged(text, (path) => matchRoute(table, path) !== null);

test.each(OWN_PATHS)('S020 accepts %s', (path) => {
  expect(callbackPath(path)).toBe(path);
});

test.each([...FOREIGN_PATHS, null, undefined])('S023 rejects %j', (path) => {
  expect(callbackPath(path)).toBe('/');
});

test('S023 an accepted path stays in the shop however a browser resolves it', () => {
  for (const path of [...OWN_PATHS, ...FOREIGN_PATHS]) {
    const accepted = callbackPath(path);
    expect(new URL(accepted, 'https://shop.example').origin).toBe('https://shop.example');
    expect(callbackPath(accepted)).toBe(accepted);
  }
});
