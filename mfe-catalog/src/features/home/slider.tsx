import { css } from '@emotion/react';
import { useRef } from 'react';
import type { HomeData } from 'shared-kernel/contract/site';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { othersAfterScripts } from 'shared-kernel/ui/after-scripts';
import { from } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';
import { MAIN_SLIDE_SIZES } from './main-slide';
import { SliderControls } from './slider-controls';
import { SourceTile } from './source-tile';
import { useCarousel } from './use-carousel';

const stage = css`
  display: grid;
  gap: ${token('space-3')};
  ${from(768)} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    /* never so tall that the subject of a picture gets under the text, or the text below the picture (source-tile) */
    block-size: clamp(216px, 27vw, 440px);
  }
`;
const main = css`
  position: relative;
  min-inline-size: 0;
`;
const track = css`
  ${othersAfterScripts}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  block-size: 100%;
  overflow-x: auto;
  border-radius: ${token('radius-large')};
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  *:where(&) > * {
    aspect-ratio: 4 / 3;
    scroll-snap-align: start;
    ${from(576)} {
      aspect-ratio: 9 / 4;
    }
    ${from(768)} {
      aspect-ratio: auto;
    }
  }
`;
const sides = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-3')};
  *:where(&) > * {
    /* room for two lines below the picture */
    aspect-ratio: 1;
  }
  ${from(768)} {
    grid-template-columns: none;
    grid-auto-rows: minmax(0, 1fr);
    *:where(&) > * {
      aspect-ratio: auto;
    }
  }
`;

/** The large slides as a carousel (APG), and two side tiles. */
export function Slider({ slider }: { slider: HomeData['slider'] }) {
  const { t } = useTranslation('catalog');
  const hydrated = useHydrated();
  const carousel = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { main: slides } = slider;
  const { current, show, playing, setPlaying } = useCarousel(carousel, row, slides.length);
  const tiles = [slider.right_top, slider.right_bottom].filter((tile) => tile !== null);
  if (!slides.length) return null;
  const several = slides.length > 1;
  return (
    <div css={stage}>
      <section css={main} ref={carousel} aria-roledescription="carousel" aria-label={t('home.highlights')}>
        {several && (
          <SliderControls
            titles={slides.map((slide) => slide.title)}
            current={current}
            show={show}
            playing={playing}
            setPlaying={setPlaying}
          />
        )}
        <div css={track} ref={row} aria-live={playing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no group of form fields
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={t('home.slide', { number: index + 1, total: slides.length })}
              // slides out of view are out of reach, for the keyboard, too
              inert={hydrated && several && index !== current}
            >
              <SourceTile item={slide} eager={index === 0} sizes={MAIN_SLIDE_SIZES} />
            </div>
          ))}
        </div>
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
