import { useStream } from 'shared-kernel/events/use-stream';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { profile$ } from 'shared-kernel/session/profile';
import { AccountPage } from '../../components/account-page';
import { stack } from '../../components/page.styles';
import { RowsShimmer } from '../../components/rows-shimmer';
import { AccountDataCard } from './account-data/account-data-card';
import { SessionsCard } from './sessions/sessions-card';

/** The shopper's sessions, and data export and deletion (issue 14). */
export function PrivacyScreen() {
  const { t } = useTranslation('account');
  const user = useStream(profile$, null);
  return (
    <AccountPage current="privacy" title={t('account.privacy')}>
      {user ? (
        <div css={stack}>
          <SessionsCard />
          <AccountDataCard user={user} />
        </div>
      ) : (
        <RowsShimmer />
      )}
    </AccountPage>
  );
}
