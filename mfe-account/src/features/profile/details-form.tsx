import type { Profile } from 'shared-kernel/contract/user';
import { useForm } from 'shared-kernel/forms/use-form';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { setProfile } from 'shared-kernel/session/profile';
import { Field } from 'shared-kernel/ui/field';
import { ProfileForm } from './profile-form';
import { updateProfile } from './update-profile';

/** The user's name, which can be changed here, and the email address, which `EmailForm` changes (D36). */
export function DetailsForm({ user }: { user: Profile }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const { field, set, ...state } = useForm({
    initial: { name: user.name },
    validate: ({ name }) => (name.trim() ? {} : { name: t('profile.nameRequired') }),
    send: async ({ name }) => {
      const { data, message } = await updateProfile(api, name);
      setProfile({ ...user, name: data.name });
      set({ name: data.name });
      emit('toast:requested', message ? { text: message } : {});
    },
  });
  return (
    <ProfileForm title={t('profile.details')} submit={t('profile.save')} state={state}>
      <Field {...field('name')} label={t('profile.name')} autoComplete="name" dir="auto" maxLength={100} required />
      <Field label={t('profile.email')} type="email" dir="ltr" autoComplete="email" value={user.email} readOnly />
    </ProfileForm>
  );
}
