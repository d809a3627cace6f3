import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { AuthLayout } from '../auth-layout';
import { sideLine } from '../form-parts';
import { askForCode } from './ask-for-code';
import { AskForm } from './ask-form';
import { UpdateForm } from './update-form';

/** `/forgot-password` (S168): the address, then the emailed code with a new password. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const href = useHref();
  const [email, setEmail] = useState<string | null>(null);
  return (
    <AuthLayout title={t(email === null ? 'forgot.title' : 'forgot.updateTitle')} social={false}>
      {email === null ? (
        <AskForm onSent={setEmail} />
      ) : (
        <UpdateForm email={email} resend={() => askForCode(api, email)} />
      )}
      <p css={sideLine}>
        <a href={href(path.login())}>{t('forgot.back')}</a>
      </p>
    </AuthLayout>
  );
}
