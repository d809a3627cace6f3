import { errorText } from 'shared-kernel/api/error-text';
import { isFormRejected } from 'shared-kernel/api/errors';
import { toggleCompare } from 'shared-kernel/commerce/toggle-compare';
import { toggleFollow } from 'shared-kernel/commerce/toggle-follow';
import { toggleWishlist } from 'shared-kernel/commerce/toggle-wishlist';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { emit } from 'shared-kernel/platform/bus';
import { instanceFor, translator } from 'shared-kernel/platform/i18n-instance';
import { takePendingAction } from 'shared-kernel/session/pending-action';

const ADD_TO = { wishlist: toggleWishlist, compare: toggleCompare, follow: toggleFollow };

/**
 * Runs a visitor's action from before the login, once (D27): adds the product or store to its list, updates hearts and buttons over
 * the bus, and shows the server's message as a toast. Never removes anything that was already on the list. Never rejects.
 */
export async function doPendingAction(api: ApiClient): Promise<void> {
  const pending = takePendingAction();
  if (!pending) return;
  try {
    const { message } = await ADD_TO[pending.list](api, pending.id, 'add');
    emit('toast:requested', message ? { text: message } : {});
  } catch (error) {
    // all messages of a refused compare, separated by commas (S123)
    const all = pending.list === 'compare' && isFormRejected(error) ? error.form.join(', ') : '';
    emit('toast:requested', {
      text: all || errorText(error, translator(instanceFor(api.language), 'kernel')),
      error: true,
    });
  }
}
