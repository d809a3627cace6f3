import { css } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';

/** from this many pieces on, no stock warning is needed */
const PLENTY = 6;

const line = css`
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
`;
const looks = {
  plenty: css`
    color: ${token('colour-success')};
  `,
  few: css`
    color: ${token('colour-warning')};
  `,
};

/** The stock of the chosen variant; while the choice is incomplete, the highest of those that fit. */
export function StockLine({ stock }: { stock: number }) {
  const { t } = useTranslation('catalog');
  return (
    <p css={[line, stock < PLENTY ? looks.few : looks.plenty]} data-dated="">
      {stock < PLENTY ? t('product.fewLeft', { count: stock }) : t('product.inStock')}
    </p>
  );
}
