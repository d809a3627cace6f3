import { css } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { CheckIcon, CloseIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';

const word = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  color: ${token('colour-success')};
`;
const none = css`
  color: ${token('colour-ink-muted')};
`;

/** Whether a product is in stock, by icon and text. */
export function StockWord({ inStock }: { inStock: boolean }) {
  const { t } = useTranslation('account');
  return (
    <span css={[word, !inStock && none]}>
      {inStock ? <CheckIcon /> : <CloseIcon />}
      {t(inStock ? 'list.inStock' : 'list.soldOut')}
    </span>
  );
}
