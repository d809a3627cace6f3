import { css } from '@emotion/react';
import { useSearchParams } from 'react-router-dom';
import type { Profile } from 'shared-kernel/contract/user';
import { useStream } from 'shared-kernel/events/use-stream';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { listComma } from 'shared-kernel/rules/list-comma';
import { profile$ } from 'shared-kernel/session/profile';
import { ButtonLink } from 'shared-kernel/ui/button';
import { ChevronEndIcon } from 'shared-kernel/ui/icons';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { AccountPage } from '../../components/account-page';
import { paddedCard, shortCard, stack } from '../../components/page.styles';
import { RowsShimmer } from '../../components/rows-shimmer';
import { ForgetMe } from './forget-me';

const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${token('space-4')};
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
    block-size: 100%;
  }
  strong {
    display: block;
  }
  @media (hover: hover) {
    a:hover {
      border-color: ${token('colour-line-strong')};
    }
  }
`;
const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
`;

/** The sections of the account, one line each. */
const CARDS = [
  ['orders', () => link('orders')],
  ['addresses', () => link('addresses')],
  ['wishlist', () => link('wishlists')],
  ['vouchers', () => link('vouchers')],
  ['profile', () => link('profile')],
  ['privacy', () => link('privacy')],
] as const;

/** The start page of the account; for guests, login and sign-up, and deleting this device's data (issue 14). */
export function OverviewScreen() {
  const { t } = useTranslation('account');
  const user = useStream(profile$, undefined);
  const [search] = useSearchParams();
  const done = search.has('deleted') ? 'deleted' : search.has('forgotten') ? 'forgotten' : null;
  return (
    <AccountPage current="overview" title={t('account.title')}>
      {user === undefined ? <RowsShimmer /> : user ? <Own user={user} /> : <Guest done={done} />}
    </AccountPage>
  );
}

function Own({ user }: { user: Profile }) {
  const { t } = useTranslation('account');
  const { language } = usePage();
  const href = useHref();
  return (
    <div css={stack}>
      <p>
        {t('overview.signedInAs')} <bdi>{user.name}</bdi>
        {listComma(language)}
        <bdi>{user.email}</bdi>
      </p>
      <ul css={cards}>
        {CARDS.map(([name, address]) => (
          <li key={name}>
            <a href={href(address())} css={paddedCard}>
              <span>
                <strong>{t(`account.${name}`)}</strong>
                <span css={muted}>{t(`overview.about.${name}`)}</span>
              </span>
              <ChevronEndIcon />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Guest({ done }: { done: 'deleted' | 'forgotten' | null }) {
  const { t } = useTranslation('account');
  const href = useHref();
  return (
    <div css={stack}>
      {done && (
        <section css={shortCard} role="status">
          <h2>{t(`overview.${done}`)}</h2>
          <p css={muted}>{t(`overview.${done}Text`)}</p>
        </section>
      )}
      <section css={shortCard} aria-labelledby="sign-in">
        <h2 id="sign-in">{t('overview.signIn')}</h2>
        <p css={muted}>{t('overview.signInHint')}</p>
        <div css={buttons}>
          <ButtonLink look="primary" href={href(link('login', { redirect: href(link('account')) }))}>
            {t('overview.signIn')}
          </ButtonLink>
          <ButtonLink href={href(link('register'))}>{t('overview.register')}</ButtonLink>
          <ButtonLink href={href(link('track-order'))}>{t('overview.track')}</ButtonLink>
        </div>
      </section>
      {done !== 'forgotten' && <ForgetMe />}
    </div>
  );
}
