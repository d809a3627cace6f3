import { errorText } from 'shared-kernel/api/error-text';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { isEmail, readEmail } from 'shared-kernel/rules/email';

type Translate = (key: string, values?: Record<string, string>) => string;

/**
 * Subscribes an address to the newsletter (S044, S217). Resolves with the error to show under the field: the rule's message, or the
 * server's first one (S212); null on success. Never rejects.
 */
export async function subscribe(api: ApiClient, typed: string, t: Translate): Promise<string | null> {
  const email = readEmail(typed);
  if (!email) return t('auth.required', { type: t('auth.email') });
  if (!isEmail(email)) return t('auth.invalidEmail');
  try {
    await api.request(CALLS.emailSubscription, { body: { email } });
    return null;
  } catch (reason) {
    return errorText(reason, t);
  }
}
