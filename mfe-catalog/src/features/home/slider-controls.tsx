import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { from } from 'shared-kernel/ui/breakpoints';
import { IconButton } from 'shared-kernel/ui/button';
import { ChevronEndIcon, ChevronStartIcon, PauseIcon, PlayIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import type { Carousel } from './use-carousel';

/** where the text is not: at the bottom of the picture, on wide screens below the text */
const bar = css`
  position: absolute;
  z-index: 1;
  inset-block-end: calc(38% + ${token('space-1')});
  inset-inline-end: ${token('space-2')};
  display: flex;
  align-items: center;
  border-radius: ${token('radius-full')};
  background: color-mix(in srgb, ${token('colour-raised')} 86%, transparent);
  ${from(576)} {
    inset-block-end: ${token('space-3')};
  }
  @media (scripting: none) {
    display: none;
  }
  ${from(992)} {
    inset-inline: clamp(12px, 3.6vw, 48px) auto;
  }
`;
const mouseOnly = css`
  display: contents;
  @media (hover: none), (max-width: 575.98px) {
    display: none;
  }
`;
const dot = css`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: ${token('touch')};
  cursor: pointer;
  @media (hover: none) {
    inline-size: ${token('touch')};
  }
  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border: 1px solid ${token('colour-ink')};
    border-radius: ${token('radius-full')};
    transition: inline-size ${token('motion-fast')};
  }
  &[aria-current='true']::before {
    inline-size: 20px;
    background: ${token('colour-ink')};
  }
`;

type SliderControlsProps = Carousel & { titles: readonly string[] };

/** Pause, previous, next and a dot for each slide; arrow keys work, too, in reading direction. The server renders them, so that
 * nothing pops in. */
export function SliderControls({ titles, current, show, playing, setPlaying }: SliderControlsProps) {
  const { t } = useTranslation('catalog');
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = { ArrowRight: sign, ArrowLeft: -sign }[event.key];
    if (!step) return;
    event.preventDefault();
    show(current + step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, no form fields
    <div css={bar} role="group" aria-label={t('home.controls')} onKeyDown={turn}>
      <IconButton label={t(playing ? 'home.pause' : 'home.play')} onClick={() => setPlaying(!playing)}>
        {playing ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <span css={mouseOnly}>
        <IconButton label={t('home.previous')} onClick={() => show(current - 1)}>
          <ChevronStartIcon />
        </IconButton>
      </span>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          css={dot}
          aria-label={`${t('home.slide', { number: index + 1, total: titles.length })}: ${title}`}
          aria-current={index === current}
          onClick={() => show(index)}
        />
      ))}
      <span css={mouseOnly}>
        <IconButton label={t('home.next')} onClick={() => show(current + 1)}>
          <ChevronEndIcon />
        </IconButton>
      </span>
    </div>
  );
}
