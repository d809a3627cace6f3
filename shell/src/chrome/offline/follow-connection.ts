import { emit } from 'shared-kernel/platform/bus';
import { isOffline, onUnanswered, setCutOff } from 'shared-kernel/platform/connection';

/** the shop's shortest answer */
const HEALTH = '/health';
/** ms that it may take: as long as a call, because a slow line is no shop that is gone */
const PATIENCE = 10_000;
/** ms between two questions while nobody answers */
const ASK_EVERY = 5000;

/**
 * Tells `connection:changed`: by the browser's word, and where a call got no answer although the browser believes in its connection, by
 * asking whether anybody answers at all, until somebody does. Returns how to stop.
 */
export function followConnection(): () => void {
  let told = isOffline();
  let asking: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const offline = isOffline();
    if (offline === told) return;
    told = offline;
    emit('connection:changed', { offline });
  };
  const ask = async () => {
    const answered = await fetch(HEALTH, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
      // a bad gateway is an answer of what stands before the shop
      ({ ok }) => ok,
      () => false,
    );
    asking = undefined;
    setCutOff(!answered);
    tell();
    if (!answered && navigator.onLine) asking = setTimeout(ask, ASK_EVERY);
  };
  const askOnce = () => {
    asking ??= setTimeout(ask);
  };
  const changed = () => {
    // the browser's word is new: what was found before means nothing
    setCutOff(false);
    tell();
  };
  onUnanswered(askOnce);
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    clearTimeout(asking);
    onUnanswered(() => {});
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
