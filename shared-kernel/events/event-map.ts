import type { LanguageCode } from '../contract/languages';
import type { Profile } from '../contract/user';

/**
 * Every event of the bus: `owner:fact`, what it carries, and whether a late listener gets the last one (architecture 'Events',
 * docs/contracts/bus.md). Facts of the moment are never replayed; a toast waits until somebody can show it.
 */
export interface EventMap {
  'cart:count-changed': { count: number };
  /** the cart's content changed elsewhere: read it again */
  'cart:changed': undefined;
  'compare:removed': { productId: number };
  'compare:changed': { productId: number; listed: boolean };
  'wishlist:changed': { productId: number; listed: boolean };
  'follow:changed': { storeId: number; listed: boolean };
  /** the server's clock in ms, and `performance.now()` when it was heard: countdowns and flash prices run by it (D20) */
  'clock:synced': { serverTime: number; at: number };
  /**
   * `text` is final, in the page's language; without it 'Success' is shown. `key` names a message key (D25). `link` leads on to what
   * the toast is about; its address has its language prefix. `action` is one more try, or whatever its text says.
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
  /** a page that does not exist is on the screen, with an empty place for what leads on */
  'page:missing': { place: HTMLElement };
  /** whether the shop can be reached from here, see `platform/connection` */
  'connection:changed': { offline: boolean };
}
export type EventName = keyof EventMap;

/** `none`; `last`: a late listener gets the last one; `unheard`: the last one waits for its first listener, who gets it once. */
export const REPLAY: Readonly<Record<EventName, 'none' | 'last' | 'unheard'>> = {
  'cart:count-changed': 'last',
  'cart:changed': 'none',
  'compare:removed': 'none',
  'compare:changed': 'none',
  'wishlist:changed': 'none',
  'follow:changed': 'none',
  'clock:synced': 'last',
  // a press may be answered before the island that shows toasts is awake
  'toast:requested': 'unheard',
  'toast:hidden': 'none',
  'session:changed': 'last',
  'language:change-requested': 'none',
  'navigation:started': 'none',
  'navigation:ended': 'none',
  // the page may stand before the shell's late code does
  'page:missing': 'unheard',
  'connection:changed': 'none',
};
