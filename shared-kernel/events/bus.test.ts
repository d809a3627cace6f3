import { emit, on, stream } from './bus';
import { type EventName, REPLAY } from './event-map';

test('the event map holds exactly these events and replay rules', () => {
  expect(REPLAY).toEqual({
    'cart:count-changed': 'last',
    'cart:changed': 'none',
    'compare:removed': 'none',
    'compare:changed': 'none',
    'wishlist:changed': 'none',
    'follow:changed': 'none',
    'clock:heard': 'last',
    'toast:requested': 'unheard',
    'toast:hidden': 'none',
    'session:changed': 'last',
    'language:change-requested': 'none',
    'navigation:started': 'none',
    'navigation:ended': 'none',
  });
});

test('every event is named owner:fact', () => {
  for (const name of Object.keys(REPLAY) as EventName[]) expect(name).toMatch(/^[a-z]+:[a-z]+(-[a-z]+)*$/);
});

test('a listener receives events until it stops', () => {
  const heard: number[] = [];
  const stop = on('compare:removed', ({ productId }) => heard.push(productId));
  emit('compare:removed', { productId: 1 });
  emit('compare:removed', { productId: 2 });
  stop();
  emit('compare:removed', { productId: 3 });
  expect(heard).toEqual([1, 2]);
});

test('a late listener receives only the last count', () => {
  emit('cart:count-changed', { count: 1 });
  emit('cart:count-changed', { count: 4 });
  const heard: number[] = [];
  on('cart:count-changed', ({ count }) => heard.push(count))();
  expect(heard).toEqual([4]);
});

test('a late listener never receives an old toast', () => {
  const stop = on('toast:requested', () => {});
  emit('toast:requested', { text: 'Saved' });
  stop();
  const heard: unknown[] = [];
  on('toast:requested', (toast) => heard.push(toast))();
  expect(heard).toEqual([]);
});

test('S051 a toast without listeners goes to the first listener, once', () => {
  emit('toast:requested', { text: 'Saved' });
  emit('toast:requested', { text: 'Product added to cart' });
  const heard: unknown[] = [];
  const listen = () => on('toast:requested', (toast) => heard.push(toast));
  listen()();
  listen()();
  expect(heard).toEqual([{ text: 'Product added to cart' }]);
});

test('an event without payload needs only its name', () => {
  const heard: unknown[] = [];
  const subscription = stream('cart:changed').subscribe((payload) => heard.push(payload));
  emit('cart:changed');
  subscription.unsubscribe();
  expect(heard).toEqual([undefined]);
});
