import { useLocation, useSearchParams } from 'react-router-dom';
import { FormRejected } from 'shared-kernel/api/errors';
import { isListName } from 'shared-kernel/contract/list-names';
import { useForm } from 'shared-kernel/forms/use-form';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { LOGIN_FOR } from 'shared-kernel/rules/links';
import { openAfterSignIn, signIn } from 'shared-kernel/session/sign-in';
import { Button } from 'shared-kernel/ui/button';
import { FormError } from 'shared-kernel/ui/form-error';
import { PasswordField } from 'shared-kernel/ui/password-field';
import { AuthLayout } from '../auth-layout';
import { EmailField } from '../email-field';
import { FormNote, formStyle, sideLine } from '../form-parts';
import { takenAlong, useCallbackPath } from '../use-callback-path';
import { validateCredentials } from '../validate-credentials';

/** Message to the login page from the page that led to it. */
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
  const reason = useSearchParams()[0].get(LOGIN_FOR);
  const { refused, sending, form, field } = useForm({
    initial: { email, password: '' },
    validate: (values) => validateCredentials(values, t),
    send: async ({ email, password }) => {
      // the session is a cookie: without one the cart would move into an account that this browser cannot open
      if (!navigator.cookieEnabled) throw new FormRejected([t('login.noCookies')]);
      await signIn(api, { email: email.trim(), password });
      openAfterSignIn(api, callback);
    },
  });
  return (
    <AuthLayout title={t('login.title')} callback={callback}>
      {note && <FormNote>{note}</FormNote>}
      {(isListName(reason) || reason === 'ended') && <p css={sideLine}>{t(`login.for.${reason}`)}</p>}
      <form {...form} css={formStyle}>
        <FormError>{refused}</FormError>
        <EmailField {...field('email')} />
        <PasswordField {...field('password')} label={t('auth.password')} autoComplete="current-password" />
        <p css={sideLine}>
          <a href={href(link('forgot-password', { redirect: takenAlong(callback) }))}>{t('login.forgot')}</a>
        </p>
        <Button type="submit" look="primary" wide busy={sending}>
          {t('login.submit')}
        </Button>
      </form>
      <p css={sideLine}>
        {t('login.noAccount')}{' '}
        <a href={href(link('register', { redirect: takenAlong(callback) }))}>{t('login.register')}</a>
      </p>
    </AuthLayout>
  );
}
