import { css } from '@emotion/react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../platform/use-translation';
import { Field } from '../../ui/field';
import { token } from '../../ui/tokens';
import { grid, wide } from './address-form.styles';
import { PlaceFields } from './place-fields';

const fold = css`
  ${wide}
  summary {
    min-block-size: ${token('touch')};
    padding-block: ${token('space-2')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
    cursor: pointer;
  }
`;
const choice = css`
  ${wide}
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  min-block-size: ${token('touch')};
  cursor: pointer;
  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${token('colour-primary')};
  }
`;

type BillingFieldsProps = Omit<ComponentProps<typeof PlaceFields>, 'of' | 'requiresState'> & {
  errors: Readonly<Partial<Record<string, string>>>;
};

/**
 * Company, tax number and a separate billing address, collapsed because few shoppers need them (issue 14). Expanded when one is
 * filled in or invalid.
 */
export function BillingFields({ errors, ...form }: BillingFieldsProps) {
  const { t } = useTranslation('kernel');
  const { field, set, values } = form;
  const isFilled = Boolean(values.company || values.tax_number || values.billed_apart);
  const isWrong = Object.keys(errors).some((name) => errors[name] && /^(company|tax_number|billing\.)/.test(name));
  const [open, setOpen] = useState(isFilled);
  return (
    <details css={fold} open={open || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('address.billing')}</summary>
      <div css={grid}>
        <Field
          label={t('address.optional', { label: t('address.company') })}
          autoComplete="billing organization"
          dir="auto"
          {...field('company')}
        />
        <Field
          label={t('address.optional', { label: t('address.taxNumber') })}
          autoComplete="off"
          dir="ltr"
          {...field('tax_number')}
        />
        <label css={choice}>
          <input
            type="checkbox"
            checked={!values.billed_apart}
            onChange={({ target }) =>
              set({
                billed_apart: target.checked ? '' : '1',
                // usually the same country; once a name is entered, the shopper has chosen one
                ...(values['billing.name'] === '' && { 'billing.country': values.country }),
              })
            }
          />
          {t('address.billedHere')}
        </label>
        {values.billed_apart && <PlaceFields of="billing" {...form} />}
      </div>
    </details>
  );
}
