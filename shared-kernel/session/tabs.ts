import { TABS_CHANNEL } from '../contract/storage';

/** What one tab tells the others (architecture §5). */
export type TabMessage = { what: 'cart'; count: number } | { what: 'signed-in' } | { what: 'signed-out' };

let channel: BroadcastChannel | null | undefined;
const open = () => {
  if (channel === undefined)
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(TABS_CHANNEL);
  return channel;
};

/** Tells the visitor's other tabs. A browser without BroadcastChannel has tabs that do not follow. */
export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Hears what other tabs tell; never what this one tells. Returns how to stop. */
export function hearTabs(heard: (message: TabMessage) => void): () => void {
  const from = open();
  const listener = ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) heard(data);
  };
  from?.addEventListener('message', listener);
  return () => {
    from?.removeEventListener('message', listener);
    from?.close();
    channel = undefined;
  };
}

// a tab of an older release may say things that this one does not know
function isTabMessage(data: unknown): data is TabMessage {
  const { what, count } = (data ?? {}) as { what?: unknown; count?: unknown };
  return what === 'signed-in' || what === 'signed-out' || (what === 'cart' && Number.isInteger(count));
}
