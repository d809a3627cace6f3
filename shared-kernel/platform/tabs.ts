import { isListName } from '../contract/list-names';
import { TABS_CHANNEL } from '../contract/storage';
import type { ListChange } from './list-change';

/** Messages between tabs (architecture 'Events'). */
export type TabMessage =
  | { what: 'cart'; count: number }
  | ({ what: 'list' } & ListChange)
  | { what: 'signed-in' }
  | { what: 'signed-out' };

const supported = () => typeof BroadcastChannel !== 'undefined';

/**
 * The channel on which this tab listens. A channel does not receive its own messages, so sending uses the same one; hence this file
 * must exist once per page (a shared module, like the bus).
 */
let listening: BroadcastChannel | undefined;

/** Sends a message to the visitor's other tabs. Without BroadcastChannel, tabs are not kept in sync. */
export function tellTabs(message: TabMessage): void {
  if (!supported()) return;
  const channel = listening ?? new BroadcastChannel(TABS_CHANNEL);
  channel.postMessage(message);
  // nobody in this tab listens (yet): an open channel would only keep the page from being frozen
  if (channel !== listening) channel.close();
}

/** Receives messages of other tabs, never of this one. Returns a function that stops it. */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  if (!supported()) return () => {};
  const channel = new BroadcastChannel(TABS_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listener(data);
  });
  listening = channel;
  return () => {
    channel.close();
    listening = undefined;
  };
}

// a tab with a newer or older release may send messages that this one does not know
function isTabMessage(data: unknown): data is TabMessage {
  const { what, count, list, id, listed } = (data ?? {}) as Record<string, unknown>;
  if (what === 'list') return isListName(list) && Number.isInteger(id) && typeof listed === 'boolean';
  return what === 'signed-in' || what === 'signed-out' || (what === 'cart' && Number.isInteger(count));
}
