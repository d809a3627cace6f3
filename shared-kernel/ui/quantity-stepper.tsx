import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../platform/use-translation';
import { withLatinDigits } from '../rules/latin-digits';
import { checkStep, QUANTITY_TEXT, type QuantityProblem } from '../rules/quantity';
import { IconButton } from './button';
import { MinusIcon, PlusIcon } from './icons';
import { token } from './tokens';

const box = css`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-raised')};
  input {
    inline-size: ${token('touch')};
    min-block-size: ${token('touch')};
    border: 0;
    padding: 0;
    background: none;
    text-align: center;
    font-size: max(16px, 1rem);
    font-variant-numeric: tabular-nums;
  }
`;
const message = css`
  font-size: ${token('text-sm')};
  color: ${token('colour-danger')};
  min-block-size: 0;
`;

interface QuantityStepperProps {
  value: number;
  /** most that can be had (`maximumQuantity`) */
  maximum: number;
  /** gets a whole number from 1 to `maximum`; of a typed one that is refused the nearest, as 99999 means all there are */
  onChange: (quantity: number) => void;
  /**
   * Given where a button beside the field acts on its number: a typed number that is refused then stays in the field, so that nothing
   * else is acted on, and this hears why, and null when it is mended. Above `maximum` is above the stock (S115)
   */
  onRefused?: (problem: QuantityProblem | null) => void;
  /** of the field */
  id?: string;
  /** names what is counted, e.g. the product's title */
  label?: string;
  disabled?: boolean;
}

/** Fewer, a number to type, more; says why a step is refused (S116, S138). */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, maximum, onChange, onRefused, label, disabled = false } = props;
  const { t } = useTranslation('kernel');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<QuantityProblem | null>(null);
  // presses can come faster than renders (replayed taps come in one batch), so each counts from the latest quantity
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (quantity: number) => {
    const refused = checkStep(quantity, maximum);
    setProblem(refused);
    setTyped(null);
    if (problem && !refused) onRefused?.(null);
    if (refused || quantity === latest.current) return;
    latest.current = quantity;
    onChange(quantity);
  };
  /** Takes what stands in the field, whoever put it there: it may have been typed before the page's scripts ran. */
  const take = (text: string) => {
    if (typed === null && text === String(value)) return;
    const quantity = Number(withLatinDigits(text).trim() || Number.NaN);
    const refused = checkStep(quantity, maximum);
    if (!refused) return change(quantity);
    if (!onRefused) {
      change(Number.isInteger(quantity) ? Math.max(1, Math.min(quantity, maximum)) : latest.current);
      return setProblem(refused);
    }
    const why = refused === 'maximum' ? 'exceedsInventory' : refused;
    setTyped(text);
    setProblem(why);
    onRefused(why);
  };
  return (
    <div>
      <fieldset aria-label={label ? t('quantity.of', { title: label }) : t('quantity.label')} css={box}>
        <IconButton label={t('quantity.less')} disabled={disabled} onClick={() => change(latest.current - 1)}>
          <MinusIcon />
        </IconButton>
        <input
          id={props.id}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('quantity.label')}
          aria-describedby={id}
          aria-invalid={problem ? true : undefined}
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => take(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed !== null) {
              event.preventDefault();
              take(event.currentTarget.value);
            }
            if (event.key === 'ArrowUp') change(latest.current + 1);
            if (event.key === 'ArrowDown') change(latest.current - 1);
          }}
        />
        <IconButton label={t('quantity.more')} disabled={disabled} onClick={() => change(latest.current + 1)}>
          <PlusIcon />
        </IconButton>
      </fieldset>
      <p id={id} aria-live="polite" css={message}>
        {problem && t(QUANTITY_TEXT[problem])}
      </p>
    </div>
  );
}
