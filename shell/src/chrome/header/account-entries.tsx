import { css } from '@emotion/react';
import { useState } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { signOut } from 'shared-kernel/session/sign-out';
import { CompareIcon, HeartIcon, LogoutIcon, PackageIcon, StoreIcon, TagIcon, UserIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { popupEntries } from '../popup';
import { forUsers } from '../signed-in-mark';

const faded = css`
  color: ${token('colour-ink-muted')};
`;

/** The account's pages in the order of its own menu; those of the second part are useless without an account. */
const ENTRIES = [
  ['orders', () => link('orders'), PackageIcon, false],
  ['wishlists', () => link('wishlists'), HeartIcon, false],
  ['compared', () => link('compared'), CompareIcon, false],
  ['vouchers', () => link('vouchers'), TagIcon, false],
  ['following', () => link('following'), StoreIcon, true],
  ['profile', () => link('profile'), UserIcon, true],
] as const;

/** The account's pages, and logout for signed-in users (S030, S033). The pages' guard leads visitors to the login. */
export function AccountEntries() {
  const { t } = useTranslation('shell');
  const href = useHref();
  return (
    <ul css={popupEntries}>
      {ENTRIES.map(([page, address, Icon, users]) => (
        <li key={page} css={users && forUsers}>
          <a href={href(address())}>
            <Icon css={faded} />
            {t(`header.${page}`)}
          </a>
        </li>
      ))}
      <li css={forUsers}>
        <LogoutButton />
      </li>
    </ul>
  );
}

function LogoutButton() {
  const { t } = useTranslation('shell');
  const { api } = usePage();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut(api);
    } catch (error) {
      setLeaving(false);
      showFailure(error, t, () => void leave());
    }
  };
  return (
    <button type="button" onClick={leave} disabled={leaving}>
      <LogoutIcon css={faded} />
      {t('header.logout')}
    </button>
  );
}
