import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { AuthLayout } from '../auth-layout';
import { awaitCode, useAwaitedCode } from '../awaited-code';
import { sideLine } from '../form-parts';
import { takenAlong, useCallbackPath } from '../use-callback-path';
import { askForCode } from './ask-for-code';
import { AskForm } from './ask-form';
import { UpdateForm } from './update-form';

/** `/forgot-password` (S168): the address, then the emailed code with a new password, then login with the callback path (D5). */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const href = useHref();
  const login = link('login', { redirect: takenAlong(useCallbackPath()) });
  const [awaited, setAwaited] = useAwaitedCode('forgot-password');
  return (
    <AuthLayout title={t(awaited ? 'forgot.updateTitle' : 'forgot.title')} social={false}>
      {awaited ? (
        <UpdateForm
          awaited={awaited}
          login={login}
          resend={() => askForCode(api, awaited.email)}
          onAwaited={setAwaited}
        />
      ) : (
        <AskForm onSent={(email, wait) => setAwaited(awaitCode(email, wait))} />
      )}
      <p css={sideLine}>
        <a href={href(login)}>{t('forgot.back')}</a>
      </p>
    </AuthLayout>
  );
}
