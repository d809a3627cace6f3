import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from 'shared-kernel/remote/page-context';
import { AuthLayout } from '../auth-layout';
import { useCallbackPath } from '../use-callback-path';
import { RegisterForm } from './register-form';
import { signUp } from './sign-up';
import { VerifyForm } from './verify-form';

export type Wanted = { name: string; email: string; password: string };

/** `/register` (S167): the account's facts, then the emailed code, in one screen. */
export function RegisterScreen() {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const callback = useCallbackPath();
  const [wanted, setWanted] = useState<Wanted>({ name: '', email: '', password: '' });
  const [step, setStep] = useState<'register' | 'verify'>('register');
  if (step === 'verify')
    return (
      <AuthLayout title={t('register.verifyTitle')} social={false}>
        <VerifyForm
          email={wanted.email}
          callback={callback}
          resend={() => signUp(api, wanted)}
          onOtherEmail={() => setStep('register')}
        />
      </AuthLayout>
    );
  return (
    <AuthLayout title={t('register.title')} callback={callback}>
      <RegisterForm
        initial={wanted}
        callback={callback}
        onSent={(sent) => {
          setWanted(sent);
          setStep('verify');
        }}
      />
    </AuthLayout>
  );
}
