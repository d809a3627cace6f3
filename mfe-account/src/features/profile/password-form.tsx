import type { Profile } from 'shared-kernel/contract/user';
import { useForm } from 'shared-kernel/forms/use-form';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { PASSWORD_MIN } from 'shared-kernel/rules/password';
import { setProfile } from 'shared-kernel/session/profile';
import { muted } from 'shared-kernel/ui/page.styles';
import { PasswordField } from 'shared-kernel/ui/password-field';
import { ProfileForm } from './profile-form';
import { updateUserPassword } from './update-user-password';
import { type PasswordValues, validatePassword } from './validate-password';

const EMPTY: PasswordValues = { current_password: '', new_password: '', repeat: '' };

/** Current password, a new one and its repeat (D36). A user who signed in through a provider only sets a first one. */
export function PasswordForm({ user }: { user: Profile }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const first = user.has_password === false;
  const { field, set, ...state } = useForm({
    initial: EMPTY,
    validate: (values) => validatePassword(values, t, first),
    send: async ({ current_password, new_password }) => {
      const { message } = await updateUserPassword(api, { current_password, new_password });
      set(EMPTY);
      setProfile({ ...user, has_password: true });
      emit('toast:requested', message ? { text: message } : {});
    },
  });
  return (
    <ProfileForm
      title={t(first ? 'profile.firstPassword' : 'profile.password')}
      submit={t(first ? 'profile.setPassword' : 'profile.changePassword')}
      state={state}
    >
      {first && <p css={muted}>{t('profile.firstPasswordHint')}</p>}
      {/* so that password managers know the account */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      {!first && (
        <PasswordField
          {...field('current_password')}
          label={t('profile.currentPassword')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...field('new_password')}
        label={t('profile.newPassword')}
        hint={t('profile.passwordHint', { minimum: PASSWORD_MIN })}
        autoComplete="new-password"
      />
      <PasswordField {...field('repeat')} label={t('profile.repeat')} autoComplete="new-password" />
    </ProfileForm>
  );
}
