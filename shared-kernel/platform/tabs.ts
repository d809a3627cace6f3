import { isListName } from '../contract/list-names';
import { TABS_CHANNEL } from '../contract/storage';
import type { ListChange } from './list-change';

/** What one tab tells the others (architecture 'Events'). */
export type TabMessage =
  | { what: 'cart'; count: number }
  | ({ what: 'list' } & ListChange)
  | { what: 'signed-in' }
  | { what: 'signed-out' };

const supported = () => typeof BroadcastChannel !== 'undefined';

/**
 * The channel that this tab hears on. A channel never hears what it said itself, so saying goes through the same one; that is why
 * this file exists once in a page (a shared module, like the bus).
 */
let heardOn: BroadcastChannel | undefined;

/** Tells the visitor's other tabs. A browser without BroadcastChannel has tabs that do not follow. */
export function tellTabs(message: TabMessage): void {
  if (!supported()) return;
  const channel = heardOn ?? new BroadcastChannel(TABS_CHANNEL);
  channel.postMessage(message);
  // nobody listens here (yet): left open, it would only keep the page from being frozen
  if (channel !== heardOn) channel.close();
}

/** Hears what other tabs tell; never what this one tells. Returns how to stop. */
export function hearTabs(heard: (message: TabMessage) => void): () => void {
  if (!supported()) return () => {};
  const channel = new BroadcastChannel(TABS_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) heard(data);
  });
  heardOn = channel;
  return () => {
    channel.close();
    heardOn = undefined;
  };
}

// a tab of an older release may say things that this one does not know
function isTabMessage(data: unknown): data is TabMessage {
  const { what, count, list, id, listed } = (data ?? {}) as Record<string, unknown>;
  if (what === 'list') return isListName(list) && Number.isInteger(id) && typeof listed === 'boolean';
  return what === 'signed-in' || what === 'signed-out' || (what === 'cart' && Number.isInteger(count));
}
