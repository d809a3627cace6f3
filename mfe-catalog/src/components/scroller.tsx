import { css } from '@emotion/react';
import { Children, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { upTo } from 'shared-kernel/ui/breakpoints';
import { IconButton } from 'shared-kernel/ui/button';
import { ChevronEndIcon, ChevronStartIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { scrollByPages } from './scroll-by-pages';
import { useScrollEnds } from './use-scroll-ends';

const section = css`
  display: grid;
  gap: ${token('space-4')};
  min-inline-size: 0;
`;
const head = css`
  /* as wide as its row; a container query on it decides whether the arrows are needed */
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
`;
const beside = css`
  /* below title and link where they do not all fit, whatever their lengths */
  ${upTo(576)} {
    flex-basis: 100%;
    order: 1;
  }
`;
const more = css`
  /* a touch target that takes no more room than its line */
  padding-block: ${token('space-3')};
  margin-block: calc(-1 * ${token('space-3')});
  margin-inline-start: auto;
  color: ${token('colour-primary-ink')};
  font-size: ${token('text-sm')};
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
`;
/** px: the largest width of a tile, and the gap between two */
const TILE = 216;
const GAP = 12;
/** their space is reserved until it is known which tiles are in view, so that nothing moves */
const arrows = css`
  display: flex;
  inline-size: calc(2 * ${token('touch')});
  block-size: ${token('touch')};
  [aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
  /* a narrow row is scrolled by finger or wheel, and its title keeps the line */
  @media (hover: none), (max-width: 575.98px), (scripting: none) {
    display: none;
  }
`;
/** no space for them where so few tiles all fit, which is known before any script runs */
const unneeded = (tiles: number) => css`
  @container (min-width: ${tiles * (TILE + GAP) - GAP}px) {
    display: none;
  }
`;
const track = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: clamp(150px, 42vw, ${TILE}px);
  gap: ${GAP}px;
  /* room for focus rings and shadows, and the last tile peeks out, so that the row visibly continues */
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline proximity;
  scroll-padding-inline: 4px;
  scrollbar-width: thin;
  scrollbar-color: ${token('colour-line')} transparent;
  *:where(&) > * {
    scroll-snap-align: start;
    min-inline-size: 0;
  }
`;

interface ScrollerProps {
  title: ReactNode;
  /** beside the title, e.g. a countdown */
  aside?: ReactNode;
  more?: { href: string; title: string };
  /** `<li>`s */
  children: ReactNode;
  /** the final number of tiles, when some are added later */
  total?: number;
}

/** A titled row that scrolls by finger, wheel, keyboard and arrows. */
export function Scroller({ title, aside, more: link, children, total = Children.count(children) }: ScrollerProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  return (
    <section css={section} aria-labelledby={id}>
      <div css={head}>
        <h2 id={id}>{title}</h2>
        {aside && <div css={beside}>{aside}</div>}
        {link && (
          <a css={more} href={link.href}>
            {link.title}
          </a>
        )}
        <span css={[arrows, unneeded(total)]}>
          <Arrows row={list} />
        </span>
      </div>
      <ul css={track} ref={list}>
        {children}
      </ul>
    </section>
  );
}

/** Buttons for the mouse; at an end a button is marked disabled but stays, so that it keeps the focus. */
function Arrows({ row }: { row: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('catalog');
  const { atStart, atEnd } = useScrollEnds(row);
  if (atStart && atEnd) return null;
  return (
    <>
      <IconButton label={t('home.previous')} aria-disabled={atStart} onClick={() => scrollByPages(row.current, -1)}>
        <ChevronStartIcon />
      </IconButton>
      <IconButton label={t('home.next')} aria-disabled={atEnd} onClick={() => scrollByPages(row.current, 1)}>
        <ChevronEndIcon />
      </IconButton>
    </>
  );
}
