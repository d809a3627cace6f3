import type { ApiClient } from '../platform/api-client';
import { emit } from '../platform/bus';
import { emitListChange } from '../platform/list-change';
import { hearTabs } from '../platform/tabs';
import { readProfile } from './load-profile';
import { leaveSession } from './sign-out';

/**
 * Lets this tab follow the visitor's other tabs (S143, S172): the cart's badge and content, what comes on a list or goes from it, a
 * login (profile and count are read again) and a logout (everything personal is left). Returns how to stop.
 */
export function followTabs(api: ApiClient): () => void {
  return hearTabs((message) => {
    if (message.what === 'signed-out') return leaveSession(api);
    if (message.what === 'list') return emitListChange(message);
    if (message.what === 'cart') emit('cart:count-changed', { count: message.count });
    // failing to read what another tab did is no reason to take this page away
    else void readProfile(api).catch(() => {});
    emit('cart:changed');
  });
}
