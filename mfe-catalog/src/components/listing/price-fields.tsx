import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FILTER } from 'shared-kernel/contract/filters';
import { fromMinor, type Minor } from 'shared-kernel/rules/money';
import { token } from 'shared-kernel/ui/tokens';

const fields = css`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
`;
const field = css`
  flex: 1;
  min-inline-size: 0;
  block-size: 40px;
  padding-inline: ${token('space-3')};
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-small')};
  background: ${token('colour-raised')};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
  appearance: textfield;
`;

/** Lowest and highest price, in major units as the address has them. */
export function PriceFields({
  min,
  max,
  onLeave,
}: {
  min: Minor | null;
  max: Minor | null;
  onLeave: PriceFieldProps['onLeave'];
}) {
  const { t } = useTranslation('catalog');
  return (
    <div css={fields}>
      <PriceField
        name={FILTER.min}
        label={t('listing.minPrice')}
        hint={t('listing.min')}
        amount={min}
        onLeave={onLeave}
      />
      <span aria-hidden="true">–</span>
      <PriceField
        name={FILTER.max}
        label={t('listing.maxPrice')}
        hint={t('listing.max')}
        amount={max}
        onLeave={onLeave}
      />
    </div>
  );
}

interface PriceFieldProps {
  name: string;
  label: string;
  hint: string;
  amount: Minor | null;
  onLeave(form: HTMLFormElement | null): void;
}
function PriceField({ name, label, hint, amount, onLeave }: PriceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = amount === null ? '' : String(fromMinor(amount));
  // typed text is the shopper's until the address says otherwise (back, a removed chip)
  useEffect(() => {
    if (input.current) input.current.value = text;
  }, [text]);
  return (
    <input
      ref={input}
      css={field}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      name={name}
      aria-label={label}
      placeholder={hint}
      defaultValue={text}
      onBlur={(event) => onLeave(event.currentTarget.form)}
    />
  );
}
