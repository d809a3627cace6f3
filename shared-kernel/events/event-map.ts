import type { LanguageCode } from '../contract/languages';
import type { Profile } from '../contract/user';

/**
 * Every event of the bus: `owner:fact`, its payload, and whether a late listener receives the last one (architecture 'Events',
 * docs/contracts/bus.md). Momentary facts are never replayed; a toast waits until it can be shown.
 */
export interface EventMap {
  'cart:count-changed': { count: number };
  /** the cart was changed elsewhere: refetch it */
  'cart:changed': undefined;
  'compare:removed': { productId: number };
  'compare:changed': { productId: number; listed: boolean };
  'wishlist:changed': { productId: number; listed: boolean };
  'follow:changed': { storeId: number; listed: boolean };
  /** the server's clock in ms, and `performance.now()` when it was received: the base of countdowns and flash prices (D20) */
  'clock:synced': { serverTime: number; at: number };
  /**
   * `text` is final, in the page's language; without it 'Success' is shown. `key` names a message key (D25). `link` leads to the
   * subject of the toast; its URL includes the language prefix. `action` is a button, e.g. to retry.
   */
  'toast:requested': {
    text?: string;
    error?: boolean;
    key?: string;
    link?: { href: string; text: string };
    action?: { text: string; run: () => void };
  };
  'toast:hidden': undefined;
  'session:changed': { profile: Profile | null };
  'language:change-requested': { language: LanguageCode };
  'navigation:started': { url: string };
  'navigation:ended': { url: string };
  /** a 404 page is on the screen, with an empty place for suggestions */
  'page:missing': { place: HTMLElement };
  /** whether the shop is reachable from this browser, see `platform/connection` */
  'connection:changed': { offline: boolean };
}
export type EventName = keyof EventMap;

/**
 * `none`; `last`: a late listener receives the last one; `unheard`: the last one waits for its first listener, which receives it
 * once.
 */
export const REPLAY: Readonly<Record<EventName, 'none' | 'last' | 'unheard'>> = {
  'cart:count-changed': 'last',
  'cart:changed': 'none',
  'compare:removed': 'none',
  'compare:changed': 'none',
  'wishlist:changed': 'none',
  'follow:changed': 'none',
  'clock:synced': 'last',
  // a click may be handled before the toast island is hydrated
  'toast:requested': 'unheard',
  'toast:hidden': 'none',
  'session:changed': 'last',
  'language:change-requested': 'none',
  'navigation:started': 'none',
  'navigation:ended': 'none',
  // the page may render before the shell's late code has loaded
  'page:missing': 'unheard',
  'connection:changed': 'none',
};
