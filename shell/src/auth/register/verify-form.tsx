import { useNavigate } from 'react-router-dom';
import { useForm } from 'shared-kernel/forms/use-form';
import { isolate } from 'shared-kernel/i18n/isolate';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { openAfterSignIn, verify } from 'shared-kernel/session/sign-in';
import { Button } from 'shared-kernel/ui/button';
import { FormError } from 'shared-kernel/ui/form-error';
import { type AwaitedCode, forgetAwaitedCode } from '../awaited-code';
import { CodeField } from '../code-field';
import { formStyle, sideLine } from '../form-parts';
import type { LoginNote } from '../login/login-screen';
import { ResendCode } from '../resend-code';
import { takenAlong } from '../use-callback-path';
import { validateCredentials } from '../validate-credentials';

interface VerifyFormProps {
  awaited: AwaitedCode;
  callback: string;
  resend: () => Promise<number | undefined>;
  onAwaited: (awaited: AwaitedCode) => void;
  onOtherEmail: () => void;
}

/** The emailed code (S167): signs the user in, or leads to the login if the server does not sign in. */
export function VerifyForm({ awaited, callback, resend, onAwaited, onOtherEmail }: VerifyFormProps) {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const navigate = useNavigate();
  const { email } = awaited;
  const { refused, sending, form, field } = useForm({
    initial: { code: '' },
    validate: (values) => validateCredentials(values, t),
    send: async ({ code }) => {
      const signedIn = await verify(api, { email, code: code.trim() });
      forgetAwaitedCode();
      if (signedIn) return openAfterSignIn(api, callback);
      const state: LoginNote = { note: t('register.verified'), email };
      navigate(link('login', { redirect: takenAlong(callback) }), { replace: true, state });
    },
  });
  return (
    <>
      <p css={sideLine}>{t('register.verifyText', { email: isolate(email) })}</p>
      <form {...form} css={formStyle}>
        <FormError>{refused}</FormError>
        <CodeField {...field('code')} />
        <Button type="submit" look="primary" wide busy={sending}>
          {t('register.verifySubmit')}
        </Button>
      </form>
      <ResendCode awaited={awaited} resend={resend} onAwaited={onAwaited} />
      <p css={sideLine}>
        <button type="button" onClick={onOtherEmail}>
          {t('auth.otherEmail')}
        </button>
      </p>
    </>
  );
}
