import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useForm } from 'shared-kernel/forms/use-form';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { openAfterSignIn, signIn } from 'shared-kernel/session/sign-in';
import { Button } from 'shared-kernel/ui/button';
import { Field } from 'shared-kernel/ui/field';
import { FormError } from 'shared-kernel/ui/form-error';
import { AuthLayout } from '../auth-layout';
import { EmailField } from '../email-field';
import { FormNote, formStyle, sideLine } from '../form-parts';
import { useCallbackPath, withCallback } from '../use-callback-path';
import { validateCredentials } from '../validate-credentials';

/** What another page of ours says about the login that it leads to. */
export interface LoginNote {
  note?: string;
  email?: string;
}

/** `/login` (S166): e-mail and password, then to the callback path (S020). */
export function LoginScreen() {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const href = useHref();
  const callback = useCallbackPath();
  const { note, email = '' } = (useLocation().state ?? {}) as LoginNote;
  const { refused, sending, form, field } = useForm({
    initial: { email, password: '' },
    validate: (values) => validateCredentials(values, t),
    send: async ({ email, password }) => {
      await signIn(api, { email: email.trim(), password });
      openAfterSignIn(api, callback);
    },
  });
  return (
    <AuthLayout title={t('login.title')} callback={callback}>
      {note && <FormNote>{note}</FormNote>}
      <form {...form} css={formStyle}>
        <FormError>{refused}</FormError>
        <EmailField {...field('email')} />
        <Field
          {...field('password')}
          type="password"
          label={t('auth.password')}
          autoComplete="current-password"
          dir="ltr"
        />
        <p css={sideLine}>
          <a href={href(withCallback(path.forgotPassword(), callback))}>{t('login.forgot')}</a>
        </p>
        <Button type="submit" look="primary" wide busy={sending}>
          {t('login.submit')}
        </Button>
      </form>
      <p css={sideLine}>
        {t('login.noAccount')} <a href={href(withCallback(path.register(), callback))}>{t('login.register')}</a>
      </p>
    </AuthLayout>
  );
}
