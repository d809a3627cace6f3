import type { ApiClient } from '../platform/api-client';
import { emit } from '../platform/bus';
import { emitListChange } from '../platform/list-change';
import { hearTabs } from '../platform/tabs';
import { readProfile } from './load-profile';
import { leaveSession } from './sign-out';

/**
 * Keeps this tab in sync with the visitor's other tabs (S143, S172): the cart's badge and content, list changes, a login (profile
 * and count are refetched) and a logout (all personal pages are left). Returns a function that stops it.
 */
export function followTabs(api: ApiClient): () => void {
  return hearTabs((message) => {
    if (message.what === 'signed-out') return leaveSession(api);
    if (message.what === 'list') return emitListChange(message);
    if (message.what === 'cart') emit('cart:count-changed', { count: message.count });
    // a failed read after another tab's change is no reason to replace this page
    else void readProfile(api).catch(() => {});
    emit('cart:changed');
  });
}
