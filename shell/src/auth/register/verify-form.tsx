import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useForm } from 'shared-kernel/forms/use-form';
import { usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { openAfterSignIn, verify } from 'shared-kernel/session/sign-in';
import { Button } from 'shared-kernel/ui/button';
import { FormError } from 'shared-kernel/ui/form-error';
import { CodeField } from '../code-field';
import { formStyle, sideLine } from '../form-parts';
import type { LoginNote } from '../login/login-screen';
import { ResendCode } from '../resend-code';
import { validateCredentials } from '../validate-credentials';

interface VerifyFormProps {
  email: string;
  callback: string;
  resend: () => Promise<void>;
  onOtherEmail: () => void;
}

/** The emailed code (S167): the user is signed in with it, or sent to login where the server does not do that. */
export function VerifyForm({ email, callback, resend, onOtherEmail }: VerifyFormProps) {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const navigate = useNavigate();
  const { refused, sending, form, field } = useForm({
    initial: { code: '' },
    validate: (values) => validateCredentials(values, t),
    send: async ({ code }) => {
      if (await verify(api, { email, code: code.trim() })) return openAfterSignIn(api, callback);
      const state: LoginNote = { note: t('register.verified'), email };
      navigate(callback === '/' ? path.login() : path.login(callback), { replace: true, state });
    },
  });
  return (
    <>
      <p css={sideLine}>{t('register.verifyText', { email })}</p>
      <form {...form} css={formStyle}>
        <FormError>{refused}</FormError>
        <CodeField {...field('code')} />
        <Button type="submit" look="primary" wide busy={sending}>
          {t('register.verifySubmit')}
        </Button>
      </form>
      <ResendCode resend={resend} />
      <p css={sideLine}>
        <button type="button" onClick={onOtherEmail}>
          {t('auth.otherEmail')}
        </button>
      </p>
    </>
  );
}
