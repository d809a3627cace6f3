import { css } from '@emotion/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeData } from 'shared-kernel/contract/site';
import { from } from 'shared-kernel/ui/breakpoints';
import { IconButton } from 'shared-kernel/ui/button';
import { ChevronEndIcon, ChevronStartIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { scrollByPages } from '../../components/scroll-by-pages';
import { MAIN_SLIDE_SIZES } from './main-slide';
import { SourceTile } from './source-tile';

const stage = css`
  display: grid;
  gap: ${token('space-3')};
  ${from(768)} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    block-size: clamp(280px, 27vw, 440px);
  }
`;
const main = css`
  position: relative;
  min-inline-size: 0;
`;
const track = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  block-size: 100%;
  overflow-x: auto;
  border-radius: ${token('radius-large')};
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  > * {
    aspect-ratio: 4 / 3;
    scroll-snap-align: start;
    ${from(576)} {
      aspect-ratio: 2 / 1;
    }
    ${from(768)} {
      aspect-ratio: auto;
    }
  }
`;
const arrows = css`
  position: absolute;
  inset-block-start: ${token('space-3')};
  inset-inline-end: ${token('space-3')};
  display: flex;
  border-radius: ${token('radius-full')};
  background: color-mix(in srgb, ${token('colour-raised')} 86%, transparent);
  @media (hover: none) {
    display: none;
  }
`;
const sides = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-3')};
  > * {
    aspect-ratio: 4 / 3;
  }
  ${from(768)} {
    grid-template-columns: none;
    grid-auto-rows: minmax(0, 1fr);
    > * {
      aspect-ratio: auto;
    }
  }
`;

/** The large slides and two side tiles. Slides move by finger, wheel, keyboard and arrows, never by themselves. */
export function Slider({ slider }: { slider: HomeData['slider'] }) {
  const { t } = useTranslation('catalog');
  const row = useRef<HTMLUListElement>(null);
  const tiles = [slider.right_top, slider.right_bottom].filter((tile) => tile !== null);
  if (!slider.main.length) return null;
  const several = slider.main.length > 1;
  return (
    <div css={stage}>
      <section css={main} aria-roledescription="carousel" aria-label={t('home.highlights')}>
        <ul css={track} ref={row}>
          {slider.main.map((slide, index) => (
            <li
              key={slide.id}
              aria-roledescription="slide"
              aria-label={t('home.slide', { number: index + 1, total: slider.main.length })}
            >
              <SourceTile item={slide} eager={index === 0} sizes={MAIN_SLIDE_SIZES} />
            </li>
          ))}
        </ul>
        {several && (
          <span css={arrows}>
            <IconButton label={t('home.previous')} onClick={() => scrollByPages(row.current, -1, { round: true })}>
              <ChevronStartIcon />
            </IconButton>
            <IconButton label={t('home.next')} onClick={() => scrollByPages(row.current, 1, { round: true })}>
              <ChevronEndIcon />
            </IconButton>
          </span>
        )}
      </section>
      {tiles.length > 0 && (
        <div css={sides}>
          {tiles.map((tile) => (
            <SourceTile key={tile.id} item={tile} eager />
          ))}
        </div>
      )}
    </div>
  );
}
