import { useCallback, useEffect, useState } from 'react';
import { STORAGE } from 'shared-kernel/contract/storage';
import { dropFromTab, keepInTab, keptInTab } from 'shared-kernel/session/tab-storage';

/** An emailed code that a form expects (D36). Moments in ms by this device's clock. */
export interface AwaitedCode {
  email: string;
  sentAt: number;
  /** when another code may be requested */
  resendAt: number;
}
type FormName = 'register' | 'forgot-password';

/** ms for which a code is valid (A4); a step older than that is pointless */
const LIFETIME = 10 * 60_000;
/** seconds until another code, if the server does not send them */
const USUAL_WAIT = 60;

/** @param wait seconds until another code may be requested, as sent by the server */
export function awaitCode(email: string, wait = USUAL_WAIT): AwaitedCode {
  const now = Date.now();
  return { email, sentAt: now, resendAt: now + wait * 1000 };
}

/**
 * The code that this form expects, or null. It is stored in the tab, so that the step survives a reload: phones discard a page
 * while the mail is read in another app. Read after the first render, which has to match the server's HTML.
 */
export function useAwaitedCode(form: FormName): [AwaitedCode | null, (awaited: AwaitedCode | null) => void] {
  const [awaited, setAwaited] = useState<AwaitedCode | null>(null);
  useEffect(() => setAwaited(read(form)), [form]);
  const keep = useCallback(
    (next: AwaitedCode | null) => {
      setAwaited(next);
      // without storage, a reload starts with the form again
      if (next) keepInTab(STORAGE.awaitedCode, { form, ...next });
      else forgetAwaitedCode();
    },
    [form],
  );
  return [awaited, keep];
}

function read(form: FormName): AwaitedCode | null {
  const kept = keptInTab(STORAGE.awaitedCode) as Record<string, unknown> | null;
  if (kept?.form !== form || typeof kept.email !== 'string') return null;
  const [sentAt, resendAt] = [Number(kept.sentAt), Number(kept.resendAt)];
  const age = Date.now() - sentAt;
  return age >= 0 && age < LIFETIME && Number.isFinite(resendAt) ? { email: kept.email, sentAt, resendAt } : null;
}

/** The code was used, or a different address is wanted: the next visit starts with the form. */
export const forgetAwaitedCode = (): void => dropFromTab(STORAGE.awaitedCode);
