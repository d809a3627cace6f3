import { css } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { upTo } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { ELEMENT } from '../../boot';
import { LaterPopupBanner } from '../banners/later-popup-banner';
import { TopBanner } from '../banners/top-banner';
import { Logo } from '../logo';
import { SearchForm } from '../search/search-form';
import { useCurrentPath } from '../use-current-path';
import { AccountMenu } from './account-menu';
import { CartLink } from './cart-link';
import { CategoryRow } from './category-row';
import { MenuButton } from './menu-button';
import { ThinLine } from './thin-line';

/** Sticky; the island around it has no box (`ISLAND_CSS`), or the bar would scroll away with it. */
const bar = css`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer-header')};
  background: ${token('colour-raised')};
  border-block-end: 1px solid ${token('colour-line')};
`;
const inner = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-6')};
  min-block-size: 72px;
  max-inline-size: ${token('page-width')};
  margin-inline: auto;
  padding-inline: ${token('page-gutter')};
  ${upTo(768)} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${token('space-2')};
    min-block-size: 108px;
    padding-block-end: ${token('space-2')};
  }
`;
const start = css`
  display: flex;
  align-items: center;
  ${upTo(768)} {
    grid-column: 1 / 3;
  }
`;
const search = css`
  justify-self: center;
  inline-size: 100%;
  max-inline-size: 720px;
  ${upTo(768)} {
    grid-row: 2;
    grid-column: 1 / -1;
    max-inline-size: none;
  }
`;
const end = css`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${token('space-1')};
  ${upTo(768)} {
    margin-inline-end: calc(-1 * ${token('space-2')});
  }
`;

/**
 * The default layout's header (S024): thin line, then the bar with logo, search, account and cart, then the categories. It has no
 * state and renders once: whatever a tap or a navigation changes is in the component that shows it (decision 44).
 */
export function Header() {
  return (
    <>
      <SkipLink />
      <TopBanner />
      <ThinLine />
      <header css={bar}>
        <div css={inner}>
          <div css={start}>
            <MenuButton />
            <Logo image="header_logo" />
          </div>
          <div css={search}>
            <SearchForm />
          </div>
          <div css={end}>
            <AccountMenu />
            <CartLink />
          </div>
        </div>
      </header>
      <CategoryRow />
      <LaterPopupBanner />
    </>
  );
}

function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className="skip-link" href={`#${ELEMENT.slot}`} data-here={useCurrentPath()}>
      {t('header.skip')}
    </a>
  );
}
