import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attribute, Inventory } from 'shared-kernel/contract/product';
import { type Choice, type ValueState, valueState } from 'shared-kernel/rules/variants';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';

const legend = css`
  padding: 0;
  margin-block-end: ${token('space-2')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
`;
const chosenName = css`
  color: ${token('colour-ink-muted')};
  font-weight: ${token('weight-normal')};
`;
const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;
const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 40px;
  padding-inline: ${token('space-4')};
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-medium')};
  font-size: ${token('text-sm')};
  cursor: pointer;
  &:hover {
    border-color: ${token('colour-ink')};
  }
  &:has(:checked) {
    border-color: ${token('colour-primary')};
    box-shadow: inset 0 0 0 1px ${token('colour-primary')};
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('colour-focus')};
    outline-offset: 2px;
  }
`;
const looks: Record<ValueState, ReturnType<typeof css>> = {
  available: css``,
  'sold-out': css`
    color: ${token('colour-ink-muted')};
    text-decoration: line-through;
  `,
  missing: css`
    border-style: dashed;
    color: ${token('colour-ink-muted')};
  `,
};

interface VariantPickerProps {
  attributes: readonly Attribute[];
  variants: readonly Inventory[];
  choice: Choice;
  choose(attributeId: number, valueId: number): void;
  /** ids of attributes that are still open and were asked for */
  open: readonly number[];
}

/**
 * The product's attributes as chips. A value that is sold out or not to be had with the other choices says so and can be chosen
 * nevertheless: the shopper may want to change the others.
 */
export function VariantPicker({ attributes, variants, choice, choose, open }: VariantPickerProps) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const describe = (title: string, state: ValueState) => {
    if (state === 'sold-out') return t('product.soldOutValue', { value: title });
    if (state === 'missing') return t('product.missingValue', { value: title });
    return title;
  };
  return (
    <>
      {attributes.map((attribute) => {
        const chosen = attribute.values.find((value) => value.attribute_value_id === choice[attribute.id]);
        return (
          <fieldset key={attribute.id} aria-invalid={open.includes(attribute.id) || undefined}>
            <legend css={legend}>
              {attribute.title}
              {chosen && <span css={chosenName}> {chosen.title}</span>}
            </legend>
            <div css={chips}>
              {attribute.values.map(({ attribute_value_id: value, title }) => {
                const state = valueState(attributes, variants, choice, attribute.id, value);
                return (
                  <label key={value} css={[chip, looks[state]]}>
                    <input
                      css={visuallyHidden}
                      type="radio"
                      name={`${id}-${attribute.id}`}
                      aria-label={describe(title, state)}
                      checked={choice[attribute.id] === value}
                      onChange={() => choose(attribute.id, value)}
                    />
                    {title}
                  </label>
                );
              })}
            </div>
          </fieldset>
        );
      })}
    </>
  );
}
