import { css } from '@emotion/react';
import { useId } from 'react';
import { Picture } from 'shared-kernel/commerce/picture';
import type { OrderedProduct } from 'shared-kernel/contract/orders';
import { RETURN_REASONS, type ReturnReason } from 'shared-kernel/contract/return-reasons';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { FieldError, inputStyle, Labelled } from 'shared-kernel/ui/field';
import { QuantityStepper } from 'shared-kernel/ui/quantity-stepper';
import { token } from 'shared-kernel/ui/tokens';
import { Unbroken } from 'shared-kernel/ui/unbroken';
import { useVariantText } from '../../../components/variant-text';
import type { Chosen, ChosenLine } from './return-dialog';
import { returnablePieces } from './returnable';

const group = css`
  min-inline-size: 0;
  legend {
    padding: 0;
    font-size: ${token('text-sm')};
    font-weight: ${token('weight-strong')};
  }
`;
const row = css`
  padding-block: ${token('space-2')};
  border-block-end: 1px solid ${token('colour-line')};
`;
const head = css`
  display: grid;
  grid-template-columns: auto 48px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: ${token('touch')};
  cursor: pointer;
  overflow-wrap: anywhere;
  input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
  }
  img {
    inline-size: 48px;
    block-size: 48px;
    border-radius: ${token('radius-small')};
  }
  small {
    display: block;
    color: ${token('colour-ink-muted')};
  }
`;
const details = css`
  display: grid;
  gap: ${token('space-3')};
  padding-block: ${token('space-2')} ${token('space-3')};
  padding-inline-start: calc(18px + ${token('space-3')});
`;

interface ReturnLinesProps {
  /** items that can be returned */
  items: readonly OrderedProduct[];
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
  error: string | undefined;
  /** shown at each item that was chosen without a reason */
  missingReason: string | undefined;
  busy: boolean;
}

/** Which items are returned, how many of each, and why. */
export function ReturnLines({ items, chosen, choose, error, missingReason, busy }: ReturnLinesProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const change = (line: number, to: ChosenLine | null) => {
    const next = new Map(chosen);
    if (to) next.set(line, to);
    else next.delete(line);
    choose(next);
  };
  return (
    // takes the focus and shows the error when nothing is chosen
    <fieldset
      css={group}
      tabIndex={-1}
      disabled={busy}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-error`}
    >
      <legend>{t('return.which')}</legend>
      {items.map((item) => (
        <Line
          key={item.id}
          item={item}
          chosen={chosen.get(item.id)}
          change={(to) => change(item.id, to)}
          missingReason={missingReason}
        />
      ))}
      <FieldError of={id}>{error}</FieldError>
    </fieldset>
  );
}

interface LineProps {
  item: OrderedProduct;
  chosen: ChosenLine | undefined;
  change: (to: ChosenLine | null) => void;
  missingReason: string | undefined;
}

function Line({ item, chosen, change, missingReason }: LineProps) {
  const { t } = useTranslation('account');
  const variant = useVariantText()(item.updated_inventory);
  const most = returnablePieces(item);
  const { title, image } = item.product;
  return (
    <div css={row}>
      <label css={head}>
        <input
          type="checkbox"
          checked={chosen !== undefined}
          onChange={({ target }) => change(target.checked ? { quantity: most, reason: '' } : null)}
        />
        <Picture image={image} alt="" sizes="48px" />
        <span>
          <bdi>
            <Unbroken text={title} />
          </bdi>
          {variant && <small>{variant}</small>}
        </span>
      </label>
      {chosen && (
        <div css={details}>
          {most > 1 && (
            <QuantityStepper
              value={chosen.quantity}
              maximum={most}
              label={t('return.piecesOf', { title })}
              onChange={(quantity) => change({ ...chosen, quantity })}
            />
          )}
          <Labelled label={t('return.reason')} error={chosen.reason === '' ? missingReason : undefined}>
            {(wiring) => (
              <select
                {...wiring}
                css={inputStyle}
                required
                aria-label={t('return.reasonOf', { title })}
                value={chosen.reason}
                onChange={({ target }) => change({ ...chosen, reason: target.value as ReturnReason })}
              >
                <option value="" disabled>
                  {t('return.choose')}
                </option>
                {RETURN_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`return.reasons.${reason}`)}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        </div>
      )}
    </div>
  );
}
