import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useStream } from 'shared-kernel/events/use-stream';
import { profile$ } from 'shared-kernel/session/profile';
import { ButtonLink } from 'shared-kernel/ui/button';
import { UserIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { Popup } from '../popup';
import { forUsers, forVisitors } from '../signed-in-mark';
import { AccountEntries } from './account-entries';
import { barEntry, barLabel } from './bar-entry';
import { useLoginHref, useRegisterHref } from './use-login-href';

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
const who = css`
  padding: ${token('space-1')} ${token('space-3')} ${token('space-2')};
  max-inline-size: 232px;
  overflow: hidden;
  text-overflow: ellipsis;
  font-weight: ${token('weight-strong')};
`;

/** Account dropdown of the bar (S033): who is signed in or how to, and the account's pages. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const login = useLoginHref();
  const register = useRegisterHref();
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
        <ButtonLink href={login} look="primary">
          {t('header.login')}
        </ButtonLink>
        <p css={second}>
          {t('header.newHere')} <a href={register}>{t('header.register')}</a>
        </p>
      </div>
      {profile && <p css={[who, forUsers]}>{t('header.hello', { name: profile.name })}</p>}
      <AccountEntries />
    </Popup>
  );
}
