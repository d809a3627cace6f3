import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../platform/use-translation';
import { plainCode } from '../rules/plain-code';
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
  /** maximum quantity (`maximumQuantity`) */
  maximum: number;
  /** receives a whole number from 1 to `maximum`; for an invalid input the nearest valid number, as 99999 means all pieces in stock */
  onChange: (quantity: number) => void;
  /**
   * For use beside a button that acts on the field's number: an invalid input then stays in the field, so that no other number is
   * used, and this receives the problem, or null once it is corrected. Above `maximum` is above the stock (S115)
   */
  onRefused?: (problem: QuantityProblem | null) => void;
  /** id of the field */
  id?: string;
  /** what is counted, e.g. the product's title */
  label?: string;
  disabled?: boolean;
}

/** Minus, a number field, plus; shows why a step is refused (S116, S138). */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, maximum, onChange, onRefused, label, disabled = false } = props;
  const { t } = useTranslation('kernel');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<QuantityProblem | null>(null);
  // clicks can be faster than renders (replayed taps come in one batch), so each counts from the latest quantity
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
  /** Uses the field's current text, whatever its origin: it may have been typed before the page's scripts ran. */
  const take = (text: string) => {
    if (typed === null && text === String(value)) return;
    const quantity = Number(plainCode(text) || Number.NaN);
    const refused = checkStep(quantity, maximum);
    if (!refused) return change(quantity);
    if (!onRefused) {
      change(Number.isInteger(quantity) ? Math.max(1, Math.min(quantity, maximum)) : latest.current);
      return setProblem(refused);
    }
    const reason = refused === 'maximum' ? 'exceedsInventory' : refused;
    setTyped(text);
    setProblem(reason);
    onRefused(reason);
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
