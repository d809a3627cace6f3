import { atPart, firstLayers, type Layers, viewBehind, withShown } from './layers';
import type { View } from './view';

const view = (pathname: string, key: string, search = ''): View => ({
  place: { pathname, search, hash: '', state: null, key },
  pattern: '*',
  Screen: () => null,
});
const isList = ({ place }: View) => place.pathname.startsWith('/all/');
const goTo = (layers: Layers, ...views: View[]) =>
  views.reduce((before, next) => withShown(before, next, isList), layers);
const paths = ({ shown, behind }: Layers) => [shown.view.place.pathname, behind?.view.place.pathname];

const [list, other, product, home] = [
  view('/all/a', '1'),
  view('/all/b', '2'),
  view('/x/product/1', '3'),
  view('/', '4'),
] as const;

test('the last list stays behind the following pages until another list replaces it', () => {
  const later = goTo(firstLayers(list), product, home);
  expect(paths(later)).toEqual(['/', '/all/a']);
  expect(paths(goTo(later, other))).toEqual(['/all/b', '/all/a']);
  expect(paths(goTo(later, other, product))).toEqual(['/x/product/1', '/all/b']);
  expect(paths(goTo(firstLayers(product), home))).toEqual(['/', undefined]);
});

test('going back restores the same layer and keeps a list left for another', () => {
  const first = firstLayers(list);
  const back = goTo(first, product, list);
  expect(back).toEqual({ shown: first.shown });
  const between = goTo(first, other, list);
  expect(between.shown).toBe(first.shown);
  expect(paths(between)).toEqual(['/all/a', '/all/b']);
});

test('every other page gets its own layer, unless the path is the same', () => {
  const { shown } = goTo(firstLayers(list), view('/all/a', '9', '?page=2'));
  expect(shown.id).toBe(0);
  const ids = [goTo(firstLayers(list), product), goTo(firstLayers(list), product, home)].map(
    (layers) => layers.shown.id,
  );
  expect(new Set([0, ...ids]).size).toBe(3);
});

test('a screen survives when its history entry’s URL is replaced, but not a change of screen', () => {
  const order = { ...view('/user/order/9', '5'), pattern: '/user/order/:id' };
  const named = { ...order, place: { ...order.place, pathname: '/user/order/SK-9' } };
  expect(goTo(firstLayers(order), named).shown).toEqual({ id: 0, view: named });
  const later = { ...named, place: { ...named.place, key: '6' } };
  const another = { ...named, pattern: '/user/orders' };
  for (const next of [later, another]) expect(goTo(firstLayers(order), next).shown.id).toBe(1);
});

test('finds the view behind by history entry and URL', () => {
  const layers = goTo(firstLayers(list), product);
  expect(viewBehind(layers, { ...list.place })).toBe(list);
  expect(viewBehind(layers, { ...list.place, key: '8' })).toBeUndefined();
  expect(viewBehind(layers, { ...list.place, search: '?page=2' })).toBeUndefined();
  expect(viewBehind(firstLayers(list), list.place)).toBeUndefined();
});

test('a page after a fragment jump is found by the new history entry', () => {
  const { place } = view('/all/a', '9');
  const later = goTo(atPart(firstLayers(list), { ...place, hash: '#slot' }), product);
  expect(viewBehind(later, { ...place, hash: '#slot' })?.place.key).toBe('9');
  expect(viewBehind(later, list.place)).toBeUndefined();
  // not a page that is still being opened
  expect(atPart(firstLayers(list), { ...product.place, hash: '#reviews' })).toEqual(firstLayers(list));
});
