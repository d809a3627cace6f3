import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from 'shared-kernel/ui/form-error';
import { useSpokenReason } from '../chrome/spoken-reason';
import { FormNote, sideLine } from './form-parts';

/** seconds until another code may be asked for (D36) */
const WAIT = 60;

/** Asks for another code after a wait, whose rest is counted down. */
export function ResendCode({ resend }: { resend: () => Promise<void> }) {
  const { t } = useTranslation('shell');
  const spoken = useSpokenReason();
  const [left, setLeft] = useState(WAIT);
  const [outcome, setOutcome] = useState<{ sent: true } | { failed: string } | null>(null);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const ask = async () => {
    setLeft(WAIT);
    setOutcome(null);
    try {
      await resend();
      setOutcome({ sent: true });
    } catch (reason) {
      setOutcome({ failed: spoken(reason) });
      setLeft(0);
    }
  };
  return (
    <>
      {outcome &&
        ('sent' in outcome ? <FormNote>{t('auth.resent')}</FormNote> : <FormError>{outcome.failed}</FormError>)}
      <p css={sideLine}>
        <button type="button" disabled={left > 0} onClick={ask}>
          {left > 0 ? t('auth.resendIn', { count: left }) : t('auth.resend')}
        </button>
      </p>
    </>
  );
}
