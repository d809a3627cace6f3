import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useStream } from 'shared-kernel/events/use-stream';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { profile$ } from 'shared-kernel/session/profile';
import { from } from 'shared-kernel/ui/breakpoints';
import { page } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { useCurrentInView } from 'shared-kernel/ui/use-current-in-view';
import { withMenu } from './page.styles';
import { SignOutButton } from './sign-out-button';
import { useEndedSession } from './use-ended-session';

/** Pages of the account with their URLs, in the order of the header's menu (S033). */
const PAGES = {
  overview: () => link('account'),
  orders: () => link('orders'),
  wishlist: () => link('wishlists'),
  compare: () => link('compared'),
  vouchers: () => link('vouchers'),
  follow: () => link('following'),
  addresses: () => link('addresses'),
  profile: () => link('profile'),
  privacy: () => link('privacy'),
} as const;
type PageName = keyof typeof PAGES;

/** id of the page's heading, which takes the focus when the focused element is removed */
export const ACCOUNT_TITLE = 'account-title';

const menu = css`
  display: flex;
  gap: ${token('space-1')};
  overflow-x: auto;
  scrollbar-width: none;
  /* to the edges of the screen: an entry cut off there shows that there are more */
  margin-inline: calc(-1 * ${token('page-gutter')});
  padding-inline: ${token('page-gutter')};
  ${from(992)} {
    margin-inline: 0;
    padding-inline: 0;
    display: grid;
  }
  a,
  button {
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-block-size: ${token('touch')};
    padding-inline: ${token('space-4')};
    border-radius: ${token('radius-medium')};
    white-space: nowrap;
  }
  @media (hover: hover) {
    a:hover,
    button:hover {
      background: ${token('colour-sunken')};
    }
  }
  [aria-current] {
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
  }
`;

interface AccountPageProps {
  current: PageName;
  title: string;
  children: ReactNode;
}

/** The layout of an account page: the account's menu and the page's content. */
export function AccountPage({ current, title, children }: AccountPageProps) {
  const { t } = useTranslation('account');
  const href = useHref();
  const user = useStream(profile$, null);
  useEndedSession(user !== null);
  const row = useCurrentInView<HTMLUListElement>(current);
  return (
    <div css={page}>
      <h1 id={ACCOUNT_TITLE} tabIndex={-1}>
        {title}
      </h1>
      <div css={withMenu}>
        <nav aria-label={t('account.title')}>
          <ul ref={row} css={menu}>
            {(Object.keys(PAGES) as PageName[]).map((name) => (
              <li key={name}>
                <a href={href(PAGES[name]())} aria-current={name === current ? 'page' : undefined}>
                  {t(`account.${name}`)}
                </a>
              </li>
            ))}
            {user && (
              <li>
                <SignOutButton />
              </li>
            )}
          </ul>
        </nav>
        <div>{children}</div>
      </div>
    </div>
  );
}
