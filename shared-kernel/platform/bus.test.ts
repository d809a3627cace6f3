import { type EventName, REPLAY } from '../events/event-map';
import { emit, on, stream } from './bus';

test('the event map holds exactly these events and replay rules', () => {
  expect(REPLAY).toEqual({
    'cart:count-changed': 'last',
    'cart:changed': 'none',
    'compare:removed': 'none',
    'compare:changed': 'none',
    'wishlist:changed': 'none',
    'follow:changed': 'none',
    'clock:synced': 'last',
    'toast:requested': 'unheard',
    'toast:hidden': 'none',
    'session:changed': 'last',
    'language:change-requested': 'none',
    'navigation:started': 'none',
    'navigation:ended': 'none',
    'page:missing': 'unheard',
    'connection:changed': 'none',
  });
});

test('every event is named owner:fact', () => {
  for (const name of Object.keys(REPLAY) as EventName[]) expect(name).toMatch(/^[a-z]+:[a-z]+(-[a-z]+)*$/);
});

test('a listener receives events until it unsubscribes', () => {
  const received: number[] = [];
  const stop = on('compare:removed', ({ productId }) => received.push(productId));
  emit('compare:removed', { productId: 1 });
  emit('compare:removed', { productId: 2 });
  stop();
  emit('compare:removed', { productId: 3 });
  expect(received).toEqual([1, 2]);
});

test('a late listener receives only the last count', () => {
  emit('cart:count-changed', { count: 1 });
  emit('cart:count-changed', { count: 4 });
  const received: number[] = [];
  on('cart:count-changed', ({ count }) => received.push(count))();
  expect(received).toEqual([4]);
});

test('a late listener never receives an old toast', () => {
  const stop = on('toast:requested', () => {});
  emit('toast:requested', { text: 'Saved' });
  stop();
  const received: unknown[] = [];
  on('toast:requested', (toast) => received.push(toast))();
  expect(received).toEqual([]);
});

test('S051 a toast without listeners goes to the first later listener, once', () => {
  emit('toast:requested', { text: 'Saved' });
  emit('toast:requested', { text: 'Product added to cart' });
  const received: unknown[] = [];
  const listen = () => on('toast:requested', (toast) => received.push(toast));
  listen()();
  listen()();
  expect(received).toEqual([{ text: 'Product added to cart' }]);
});

test('an event without payload needs only its name', () => {
  const received: unknown[] = [];
  const subscription = stream('cart:changed').subscribe((payload) => received.push(payload));
  emit('cart:changed');
  subscription.unsubscribe();
  expect(received).toEqual([undefined]);
});
