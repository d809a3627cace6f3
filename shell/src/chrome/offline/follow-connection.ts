import { emit } from 'shared-kernel/platform/bus';
import { isOffline, onUnanswered, setCutOff } from 'shared-kernel/platform/connection';

/** the shop's shortest response */
const HEALTH = '/health';
/** ms that it may take: as long as a call, because a slow connection does not mean that the shop is down */
const PATIENCE = 10_000;
/** ms between two checks while there is no response */
const ASK_EVERY = 5000;

/**
 * Emits `connection:changed`: when the browser goes online or offline, and, after a call without a response although the browser is
 * online, by checking whether the shop responds at all, until it does. Returns a function that stops it.
 */
export function followConnection(): () => void {
  let reported = isOffline();
  let checkTimer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    const offline = isOffline();
    if (offline === reported) return;
    reported = offline;
    emit('connection:changed', { offline });
  };
  const check = async () => {
    const answered = await fetch(HEALTH, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
      // a bad gateway is a response of a proxy in front of the shop
      ({ ok }) => ok,
      () => false,
    );
    checkTimer = undefined;
    setCutOff(!answered);
    report();
    if (!answered && navigator.onLine) checkTimer = setTimeout(check, ASK_EVERY);
  };
  const checkSoon = () => {
    checkTimer ??= setTimeout(check);
  };
  const changed = () => {
    // the browser's state is new: the previous result no longer applies
    setCutOff(false);
    report();
  };
  onUnanswered(checkSoon);
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    clearTimeout(checkTimer);
    onUnanswered(() => {});
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
