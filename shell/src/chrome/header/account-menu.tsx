import { css } from '@emotion/react';
import { useStream } from 'shared-kernel/events/use-stream';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { profile$ } from 'shared-kernel/session/profile';
import { UserIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { Popup } from '../popup';
import { forUsers, forVisitors } from '../signed-in-mark';
import { AccountEntries } from './account-entries';
import { barEntry, barLabel } from './bar-entry';
import { LoginLink, RegisterLink } from './login-links';

const icon = css`
  font-size: 1.2em;
`;
const top = css`
  display: grid;
  gap: ${token('space-2')};
  inline-size: 232px;
  padding: ${token('space-2')} ${token('space-3')} ${token('space-3')};
`;
const second = css`
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
  a {
    color: ${token('colour-primary-ink')};
    text-decoration: underline;
  }
`;
const userName = css`
  padding: ${token('space-1')} ${token('space-3')} ${token('space-2')};
  max-inline-size: 232px;
  overflow: hidden;
  text-overflow: ellipsis;
  font-weight: ${token('weight-strong')};
`;

/** Account dropdown of the bar (S033): the signed-in user or sign-in links, and the account's pages. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const profile = useStream(profile$, null);
  return (
    <Popup
      label={t('header.account')}
      face={
        <span css={barEntry}>
          <span css={icon}>
            <UserIcon />
          </span>
          <span css={barLabel}>{t('header.account')}</span>
        </span>
      }
    >
      <div css={[top, forVisitors]}>
        <LoginLink button />
        <p css={second}>
          {t('header.newHere')} <RegisterLink />
        </p>
      </div>
      {profile && <p css={[userName, forUsers]}>{t('header.hello', { name: profile.name })}</p>}
      <AccountEntries />
    </Popup>
  );
}
