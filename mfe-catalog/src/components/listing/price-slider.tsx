import { css } from '@emotion/react';
import { useEffect, useMemo, useRef } from 'react';
import { useMoney } from 'shared-kernel/commerce/site';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { type Minor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import { typedAmount } from 'shared-kernel/rules/typed-amount';
import { token } from 'shared-kernel/ui/tokens';
import { type PriceRange, placeOf, stopsOf } from './price-scale';

/** ms after the last key press: a shopper presses an arrow many times on the way to one price */
const KEYS_REST = 700;

/** Both inputs lie on one track; only their thumbs receive pointer events. */
const slider = css`
  --low: 0;
  --high: 1;
  --track: calc(100% - ${token('touch')});
  position: relative;
  block-size: ${token('touch')};
  margin-inline: -10px;
  /* thumbs of 24 px in a target of 44 px: the track begins and ends under their middles */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 20px;
    block-size: 4px;
    inset-inline: 22px;
    border-radius: ${token('radius-full')};
    background: ${token('colour-line')};
    forced-color-adjust: none;
  }
  &::after {
    inset-inline: calc(22px + var(--track) * var(--low)) calc(22px + var(--track) * (1 - var(--high)));
    background: ${token('colour-primary')};
  }
`;
/* drawn in the middle of the target */
const thumb = `
  appearance: none;
  inline-size: 44px;
  block-size: 44px;
  border: 0;
  border-radius: 50%;
  background: radial-gradient(circle, ${token('colour-raised')} 7px, ${token('colour-primary')} 8px 11px, transparent 12px);
  cursor: grab;
  pointer-events: auto;
  touch-action: none;
  forced-color-adjust: none;
`;
const input = css`
  position: absolute;
  z-index: 1;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  appearance: none;
  background: none;
  pointer-events: none;
  &::-webkit-slider-runnable-track {
    block-size: 100%;
  }
  &::-webkit-slider-thumb {
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${token('colour-focus')};
    outline-offset: -8px;
  }
  &:focus-visible::-moz-range-thumb {
    outline: 2px solid ${token('colour-focus')};
    outline-offset: -8px;
  }
`;
/** the thumb that can still move is on top where both are at the upper end */
const above = css`
  z-index: 2;
`;

interface PriceSliderProps {
  range: PriceRange;
  chosen: { min: Minor | null; max: Minor | null };
  onMove(chosen: { min: Minor | null; max: Minor | null }): void;
  onRelease(): void;
}

/**
 * A slider with two thumbs: two native range inputs on one track, so keyboard, touch, screen readers and right-to-left work natively.
 * A thumb at its end of the range is no filter.
 */
export function PriceSlider({ range, chosen, onMove, onRelease }: PriceSliderProps) {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const box = useRef<HTMLDivElement>(null);
  const { min, max } = range;
  const { currency_digits: digits = USUAL_DIGITS } = usePage().site.common.setting;
  const stops = useMemo(() => stopsOf({ min, max }, digits), [min, max, digits]);
  const end = stops.length - 1;
  const low = chosen.min === null ? 0 : placeOf(chosen.min, stops);
  const high = chosen.max === null ? end : placeOf(chosen.max, stops);
  useEffect(() => {
    box.current?.style.setProperty('--low', String(low / end));
    box.current?.style.setProperty('--high', String(high / end));
  }, [low, high, end]);

  const release = useRef(onRelease);
  useEffect(() => {
    release.current = onRelease;
  });
  useEffect(() => {
    const element = box.current;
    let byPointer = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pressed = ({ type }: Event) => {
      byPointer = type === 'pointerdown';
    };
    const changed = () => {
      clearTimeout(timer);
      if (byPointer) release.current();
      else timer = setTimeout(() => release.current(), KEYS_REST);
    };
    element?.addEventListener('pointerdown', pressed);
    element?.addEventListener('keydown', pressed);
    // React's onChange is `input`, which fires at every step of a drag
    element?.addEventListener('change', changed);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('pointerdown', pressed);
      element?.removeEventListener('keydown', pressed);
      element?.removeEventListener('change', changed);
    };
  }, []);

  return (
    <div css={slider} ref={box}>
      <input
        type="range"
        min={0}
        max={end}
        css={[input, low > end / 2 && above]}
        aria-label={t('listing.minPrice')}
        aria-valuetext={money(chosen.min ?? min)}
        value={low}
        onChange={({ target }) => {
          const place = Math.min(Number(target.value), high);
          onMove({ ...chosen, min: place === 0 ? null : (stops[place] ?? null) });
        }}
      />
      <input
        type="range"
        min={0}
        max={end}
        css={input}
        aria-label={t('listing.maxPrice')}
        aria-valuetext={money(chosen.max ?? max)}
        value={high}
        onChange={({ target }) => {
          const place = Math.max(Number(target.value), low);
          onMove({ ...chosen, max: place === end ? null : (stops[place] ?? null) });
        }}
      />
    </div>
  );
}

/** Rewrites an amount in the notation of URLs, whatever digits and separators were typed; clears invalid input. */
export function spellAmount(input: HTMLInputElement): void {
  input.value = typedAmount(input.value) ?? '';
}
