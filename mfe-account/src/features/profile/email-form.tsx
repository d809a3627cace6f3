import { css } from '@emotion/react';
import { useState } from 'react';
import type { Profile } from 'shared-kernel/contract/user';
import { useForm } from 'shared-kernel/forms/use-form';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { setProfile } from 'shared-kernel/session/profile';
import { Button } from 'shared-kernel/ui/button';
import { Field } from 'shared-kernel/ui/field';
import { muted } from 'shared-kernel/ui/page.styles';
import { PasswordField } from 'shared-kernel/ui/password-field';
import { token } from 'shared-kernel/ui/tokens';
import { paddedCard } from '../../components/page.styles';
import { askEmailChange, changeEmail } from './change-email';
import { ProfileForm } from './profile-form';

const folded = css`
  display: grid;
  justify-items: start;
  gap: ${token('space-3')};
  max-inline-size: 560px;
  h2 {
    font-size: ${token('text-lg')};
  }
`;

/** Changes the account's email address in two steps: the new address, then the codes that prove both (issue 14). */
export function EmailForm({ user }: { user: Profile }) {
  const { t } = useTranslation('account');
  const [step, setStep] = useState<{ email: string | null } | null>(null);
  if (!step)
    return (
      <section css={[paddedCard, folded]} aria-labelledby="change-email">
        <h2 id="change-email">{t('profile.changeEmail')}</h2>
        <p css={muted}>{t('profile.changeEmailHint')}</p>
        <Button onClick={() => setStep({ email: null })}>{t('profile.changeEmail')}</Button>
      </section>
    );
  if (step.email === null) return <AskForm user={user} onSent={(email) => setStep({ email })} />;
  return <CodesForm user={user} email={step.email} onOver={() => setStep(null)} />;
}

function AskForm({ user, onSent }: { user: Profile; onSent: (email: string) => void }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const hasPassword = user.has_password !== false;
  const { field, ...state } = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      ...(email.trim() === '' && { email: t('profile.emailRequired') }),
      ...(hasPassword && password === '' && { password: t('profile.currentRequired') }),
    }),
    send: async ({ email, password }) => {
      const { data } = await askEmailChange(api, { email, ...(hasPassword && { password }) });
      onSent(data);
    },
  });
  return (
    <ProfileForm title={t('profile.changeEmail')} submit={t('profile.askCodes')} state={state}>
      <p css={muted}>{t('profile.changeEmailHint')}</p>
      <Field
        {...field('email')}
        label={t('profile.newEmail')}
        type="email"
        dir="ltr"
        autoComplete="email"
        maxLength={200}
      />
      {hasPassword && (
        <PasswordField {...field('password')} label={t('profile.currentPassword')} autoComplete="current-password" />
      )}
    </ProfileForm>
  );
}

function CodesForm({ user, email, onOver }: { user: Profile; email: string; onOver: () => void }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const { field, ...state } = useForm({
    initial: { old_code: '', new_code: '' },
    validate: ({ old_code, new_code }) => ({
      ...(old_code.trim() === '' && { old_code: t('deletion.codeRequired') }),
      ...(new_code.trim() === '' && { new_code: t('deletion.codeRequired') }),
    }),
    send: async (codes) => {
      const { data, message } = await changeEmail(api, { email, ...codes });
      onOver();
      setProfile({ ...user, email: data.email });
      emit('toast:requested', message ? { text: message } : {});
    },
  });
  const code = { inputMode: 'numeric', maxLength: 20, dir: 'ltr', autoComplete: 'one-time-code' } as const;
  return (
    <ProfileForm title={t('profile.changeEmail')} submit={t('profile.changeEmail')} state={state}>
      <p role="status" css={muted}>
        {t('profile.codesSent')}
      </p>
      <Field {...field('old_code')} {...code} label={t('profile.oldCode', { email: user.email })} autoFocus />
      <Field {...field('new_code')} {...code} label={t('profile.newCode', { email })} />
      <div>
        <Button onClick={onOver}>{t('profile.otherEmail')}</Button>
      </div>
    </ProfileForm>
  );
}
