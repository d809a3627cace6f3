import { useEffect, useState } from 'react';
import { errorText } from 'shared-kernel/api/error-text';
import { isFormRejected } from 'shared-kernel/api/errors';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { FormError } from 'shared-kernel/ui/form-error';
import { type AwaitedCode, awaitCode } from './awaited-code';
import { FormNote, sideLine } from './form-parts';

interface ResendCodeProps {
  awaited: AwaitedCode;
  /** requests another code; resolves with the seconds until the next one may be requested */
  resend: () => Promise<number | undefined>;
  onAwaited: (awaited: AwaitedCode) => void;
}

/** Requests another code after a wait, with a countdown: the server sends the wait, also when it refuses (D36, A4). */
export function ResendCode({ awaited, resend, onAwaited }: ResendCodeProps) {
  const { t } = useTranslation('shell');
  const left = useSecondsUntil(awaited.resendAt);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ sent: true } | { failed: string } | null>(null);
  const ask = async () => {
    setSending(true);
    setOutcome(null);
    try {
      onAwaited(awaitCode(awaited.email, await resend()));
      setOutcome({ sent: true });
    } catch (error) {
      setOutcome({ failed: errorText(error, t) });
      const wait = isFormRejected(error) ? error.retryAfter : undefined;
      if (wait) onAwaited({ ...awaited, resendAt: awaitCode(awaited.email, wait).resendAt });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      {outcome &&
        ('sent' in outcome ? <FormNote>{t('auth.resent')}</FormNote> : <FormError>{outcome.failed}</FormError>)}
      <p css={sideLine}>
        <button type="button" disabled={left > 0 || sending} onClick={ask}>
          {left > 0 ? t('auth.resendIn', { count: left }) : t('auth.resend')}
        </button>
      </p>
    </>
  );
}

/** Whole seconds until a moment by this device's clock, 0 once it has passed. Correct also after the page was suspended. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    if (moment <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (moment <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
