import path from 'node:path';
import { misnamedModuleFiles, moduleFiles } from './module-files.mjs';

test('routes, queries and tests of an API module are named after its folder', () => {
  const files = moduleFiles(path.resolve(import.meta.dirname, '../..'));
  expect(files.length).toBeGreaterThan(100);
  expect(misnamedModuleFiles(files)).toEqual([]);
});

test.each([
  ['vouchers/voucher.queries.ts', 'vouchers/voucher.queries.ts is not named like its folder'],
  ['categories/category.test.ts', 'categories/category.test.ts is not named like its folder'],
  ['cart/carts.race.test.ts', 'cart/carts.race.test.ts is not named like its folder'],
  ['follow/following.routes.ts', 'follow has routes, but no follow.routes.ts'],
])('rejects the name %s', (file, fault) => expect(misnamedModuleFiles([`api/src/modules/${file}`])).toEqual([fault]));

test('a sub-resource may have its own name', () => {
  const files = [
    'reviews.routes.ts',
    'own-review.routes.ts',
    'own-review.test.ts',
    'save-review.ts',
    'reviews.test.ts',
  ];
  expect(misnamedModuleFiles(files.map((file) => `api/src/modules/reviews/${file}`))).toEqual([]);
});
