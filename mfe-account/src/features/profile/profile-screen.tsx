import { useStream } from 'shared-kernel/events/use-stream';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { profile$ } from 'shared-kernel/session/profile';
import { AccountPage } from '../../components/account-page';
import { stack } from '../../components/page.styles';
import { RowsShimmer } from '../../components/rows-shimmer';
import { DetailsForm } from './details-form';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';

/** The shopper's name and sign-in details (S175). The session holds both, so no call is made. */
export function ProfileScreen() {
  const { t } = useTranslation('account');
  const user = useStream(profile$, null);
  return (
    <AccountPage current="profile" title={t('profile.title')}>
      {user ? (
        <div css={stack}>
          <DetailsForm key={user.id} user={user} />
          <EmailForm key={`email-${user.id}`} user={user} />
          <PasswordForm key={`password-${user.id}`} user={user} />
        </div>
      ) : (
        <RowsShimmer />
      )}
    </AccountPage>
  );
}
