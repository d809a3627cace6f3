import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FILTER } from 'shared-kernel/contract/filters';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { fromMinor, type Minor, toMinor } from 'shared-kernel/rules/money';
import { inputStyle } from 'shared-kernel/ui/field';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { useInView } from '../use-in-view';
import type { PriceRange } from './price-scale';

/** Loaded once the filters are in view; on a phone, once the drawer is open. */
const usePriceSlider = lazyPart(() =>
  import(/* webpackChunkName: "price-slider" */ './price-slider').then((m) => {
    spell = m.spellAmount;
    return m.PriceSlider;
  }),
);
/** Rewrites a typed amount in the form's notation; until its chunk is loaded, only URL digits are understood. */
let spell: ((input: HTMLInputElement) => void) | undefined;

const fields = lateCss`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
`;
const field = lateCss`
  ${inputStyle};
  flex: 1;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
`;

const sliderPlace = lateCss`
  min-block-size: ${token('touch')};
  /* the slider writes into fields that need a button to be submitted */
  @media (scripting: none) {
    display: none;
  }
`;

interface PriceFilterProps {
  min: Minor | null;
  max: Minor | null;
  /** prices in the list, ignoring this filter; null when unknown */
  range: PriceRange | null;
  apply(form: HTMLFormElement | null): void;
}

/**
 * Lowest and highest price (S086): two fields that the form submits, and a slider with two thumbs that writes into them. Typed
 * input is applied on blur or Enter, the slider when its thumb is released.
 */
export function PriceFilter({ min, max, range, apply }: PriceFilterProps) {
  const { t } = useTranslation('catalog');
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const [place, near] = useInView<HTMLDivElement>();
  const PriceSlider = usePriceSlider(near);
  const [chosen, setChosen] = useState({ min, max });
  const typed = () => setChosen({ min: amountIn(low.current), max: amountIn(high.current) });
  const alive = useRef(false);
  // typed input stays until the URL changes (back, a removed chip)
  useEffect(() => {
    if (!alive.current) {
      alive.current = true;
      // the same for input typed before this code was loaded
      if (isTyped(low.current) || isTyped(high.current)) typed();
      return;
    }
    setChosen({ min, max });
    if (low.current) low.current.value = text(min);
    if (high.current) high.current.value = text(max);
  }, [min, max]);

  const moved = (next: { min: Minor | null; max: Minor | null }) => {
    setChosen(next);
    if (low.current) low.current.value = text(next.min);
    if (high.current) high.current.value = text(next.max);
  };
  const common = {
    css: field,
    // a number field accepts no digits of other scripts
    inputMode: 'decimal',
    autoComplete: 'off',
    onChange: typed,
    // before the form is submitted
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => key === 'Enter' && spell?.(currentTarget),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      spell?.(currentTarget);
      apply(currentTarget.form);
    },
  } as const;
  return (
    <div ref={place}>
      {range && range.min < range.max && (
        <div css={sliderPlace}>
          {PriceSlider && (
            <PriceSlider
              range={range}
              chosen={chosen}
              onMove={moved}
              onRelease={() => apply(low.current?.form ?? null)}
            />
          )}
        </div>
      )}
      <div css={fields}>
        <input
          {...common}
          ref={low}
          name={FILTER.min}
          aria-label={t('listing.minPrice')}
          placeholder={range ? String(Math.floor(fromMinor(range.min))) : t('listing.min')}
          defaultValue={text(min)}
        />
        <span aria-hidden="true">–</span>
        <input
          {...common}
          ref={high}
          name={FILTER.max}
          aria-label={t('listing.maxPrice')}
          placeholder={range ? String(Math.ceil(fromMinor(range.max))) : t('listing.max')}
          defaultValue={text(max)}
        />
      </div>
    </div>
  );
}

const text = (amount: Minor | null) => (amount === null ? '' : String(fromMinor(amount)));

const isTyped = (input: HTMLInputElement | null) => input !== null && input.value !== input.defaultValue;

/** The value of a field if it is a price. */
function amountIn(input: HTMLInputElement | null): Minor | null {
  const value = input?.value ?? '';
  return /^\d{1,10}(\.\d{1,3})?$/.test(value) ? toMinor(value) : null;
}
