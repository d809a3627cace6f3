import { css } from '@emotion/react';
import { useState } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { above } from 'shared-kernel/ui/breakpoints';
import { MenuIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { barEntry } from './bar-entry';
import { MenuDrawer } from './menu-drawer';

const menu = css`
  margin-inline-start: calc(-1 * ${token('space-2')});
  font-size: 1.2em;
  ${above(768)} {
    display: none;
  }
`;

/** Opens the menu on small screens: a link, so that it leads somewhere without scripts. */
export function MenuButton() {
  const { t } = useTranslation('shell');
  const href = useHref();
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={href(link('categories'))}
        css={[barEntry, menu]}
        aria-label={t('header.menu')}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <MenuIcon />
      </a>
      {open && <MenuDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
