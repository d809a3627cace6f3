import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { FieldError } from 'shared-kernel/ui/field';
import { token } from 'shared-kernel/ui/tokens';

const REASONS = ['mistake', 'change', 'late', 'price', 'mind', 'other'] as const;
export type Reason = (typeof REASONS)[number];

const group = css`
  display: grid;
  label {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    min-block-size: ${token('touch')};
    cursor: pointer;
  }
  input {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
  }
`;
const name = css`
  margin-block-end: ${token('space-1')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
`;

interface CancelReasonsProps {
  chosen: Reason | null;
  choose: (reason: Reason) => void;
  error: string | undefined;
}

/** Reasons to choose from; the last one asks the shopper for a message. */
export function CancelReasons({ chosen, choose, error }: CancelReasonsProps) {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    // takes the focus and shows the error when no reason is chosen
    <div
      role="radiogroup"
      tabIndex={-1}
      css={group}
      aria-invalid={error ? true : undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-error`}
    >
      <span id={`${id}-name`} css={name}>
        {t('cancellation.why')}
      </span>
      {REASONS.map((reason) => (
        <label key={reason}>
          <input type="radio" name="reason" checked={chosen === reason} onChange={() => choose(reason)} />
          {t(`cancellation.reasons.${reason}`)}
        </label>
      ))}
      <FieldError of={id}>{error}</FieldError>
    </div>
  );
}
