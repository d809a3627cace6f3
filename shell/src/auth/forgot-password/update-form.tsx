import { useNavigate } from 'react-router-dom';
import { useForm } from 'shared-kernel/forms/use-form';
import { isolate } from 'shared-kernel/i18n/isolate';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { PASSWORD_MIN } from 'shared-kernel/rules/password';
import { Button } from 'shared-kernel/ui/button';
import { FormError } from 'shared-kernel/ui/form-error';
import { PasswordField } from 'shared-kernel/ui/password-field';
import { type AwaitedCode, forgetAwaitedCode } from '../awaited-code';
import { CodeField } from '../code-field';
import { formStyle, sideLine } from '../form-parts';
import type { LoginNote } from '../login/login-screen';
import { ResendCode } from '../resend-code';
import { validateCredentials } from '../validate-credentials';
import { updatePassword } from './update-password';

interface UpdateFormProps {
  awaited: AwaitedCode;
  /** path of the login page, including the callback path */
  login: string;
  resend: () => Promise<number | undefined>;
  onAwaited: (awaited: AwaitedCode) => void;
}

/** Second step: the emailed code and a new password, entered twice; then to login. */
export function UpdateForm({ awaited, login, resend, onAwaited }: UpdateFormProps) {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const navigate = useNavigate();
  const { email } = awaited;
  const { refused, sending, form, field } = useForm({
    initial: { code: '', password: '', repeat: '' },
    validate: (values) => validateCredentials(values, t, { ownPassword: true }),
    send: async ({ code, password }) => {
      await updatePassword(api, { email, code: code.trim(), password });
      const state: LoginNote = { note: t('forgot.updated'), email };
      forgetAwaitedCode();
      navigate(login, { replace: true, state });
    },
  });
  return (
    <>
      <p css={sideLine}>{t('forgot.updateText', { email: isolate(email) })}</p>
      <form {...form} css={formStyle}>
        <FormError>{refused}</FormError>
        <CodeField {...field('code')} />
        <PasswordField
          {...field('password')}
          label={t('auth.newPassword')}
          hint={t('auth.passwordHint', { count: PASSWORD_MIN })}
          autoComplete="new-password"
        />
        <PasswordField {...field('repeat')} label={t('auth.repeat')} autoComplete="new-password" />
        <Button type="submit" look="primary" wide busy={sending}>
          {t('forgot.updateSubmit')}
        </Button>
      </form>
      <ResendCode awaited={awaited} resend={resend} onAwaited={onAwaited} />
    </>
  );
}
