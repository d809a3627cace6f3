import { useTranslation } from 'react-i18next';
import { usePage } from 'shared-kernel/remote/page-context';
import { PASSWORD_MIN } from 'shared-kernel/rules/password';
import { Field } from 'shared-kernel/ui/field';
import { ProfileForm } from './profile-form';
import { updateUserPassword } from './update-user-password';
import { useProfileForm } from './use-profile-form';
import { type PasswordValues, validatePassword } from './validate-password';

const EMPTY: PasswordValues = { current: '', chosen: '', repeat: '' };

/** Current password, a new one and its repeat (D36). */
export function PasswordForm({ email }: { email: string }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const { field, ...state } = useProfileForm({
    initial: EMPTY,
    validate: validatePassword,
    send: async ({ current, chosen }) => {
      const { message } = await updateUserPassword(api, current, chosen);
      return { message, values: EMPTY };
    },
  });
  return (
    <ProfileForm title={t('profile.password')} submit={t('profile.changePassword')} state={state}>
      {/* tells password managers whose password this is */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        {...field('current')}
        type="password"
        label={t('profile.currentPassword')}
        autoComplete="current-password"
      />
      <Field
        {...field('chosen')}
        type="password"
        label={t('profile.newPassword')}
        hint={t('profile.passwordHint', { minimum: PASSWORD_MIN })}
        autoComplete="new-password"
      />
      <Field {...field('repeat')} type="password" label={t('profile.repeat')} autoComplete="new-password" />
    </ProfileForm>
  );
}
