import { useState } from 'react';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { AuthLayout } from '../auth-layout';
import { awaitCode, useAwaitedCode } from '../awaited-code';
import { useCallbackPath } from '../use-callback-path';
import { RegisterForm } from './register-form';
import { signUp } from './sign-up';
import { VerifyForm } from './verify-form';

export type Registration = { name: string; email: string; password: string };

/** `/register` (S167): the account's data, then the emailed code, in one screen. */
export function RegisterScreen() {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const callback = useCallbackPath();
  const [registration, setRegistration] = useState<Registration>({ name: '', email: '', password: '' });
  const [awaited, setAwaited] = useAwaitedCode('register');
  if (awaited)
    return (
      <AuthLayout title={t('register.verifyTitle')} social={false}>
        <VerifyForm
          awaited={awaited}
          callback={callback}
          // after a reload the password is gone, but the server still has the registration
          resend={() => signUp(api, registration.password ? registration : { email: awaited.email })}
          onAwaited={setAwaited}
          onOtherEmail={() => {
            setRegistration({ ...registration, email: awaited.email });
            setAwaited(null);
          }}
        />
      </AuthLayout>
    );
  return (
    <AuthLayout title={t('register.title')} callback={callback}>
      <RegisterForm
        initial={registration}
        callback={callback}
        onSent={(sent, wait) => {
          setRegistration(sent);
          setAwaited(awaitCode(sent.email, wait));
        }}
      />
    </AuthLayout>
  );
}
