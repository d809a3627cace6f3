import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emit } from 'shared-kernel/events/bus';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { signOut } from 'shared-kernel/session/sign-out';
import { LogoutIcon, PackageIcon, UserIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { popupEntries } from '../popup';
import { forUsers } from '../signed-in-mark';
import { useSpokenReason } from '../spoken-reason';

const faded = css`
  color: ${token('colour-ink-muted')};
`;

/** The account's pages that stand, and logout for who is signed in (S030, S033). A visitor is led to login by the pages' guard. */
export function AccountEntries() {
  const { t } = useTranslation('shell');
  const href = useHref();
  return (
    <ul css={popupEntries}>
      <li css={forUsers}>
        <a href={href(path.account('profile'))}>
          <UserIcon css={faded} />
          {t('header.profile')}
        </a>
      </li>
      <li>
        <a href={href(path.account('orders'))}>
          <PackageIcon css={faded} />
          {t('header.orders')}
        </a>
      </li>
      <li css={forUsers}>
        <LogoutButton />
      </li>
    </ul>
  );
}

function LogoutButton() {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const spoken = useSpokenReason();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut(api);
    } catch (reason) {
      setLeaving(false);
      emit('toast:requested', { text: spoken(reason), error: true });
    }
  };
  return (
    <button type="button" onClick={leave} disabled={leaving}>
      <LogoutIcon css={faded} />
      {t('header.logout')}
    </button>
  );
}
