import { css } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { QUANTITY_TEXT } from 'shared-kernel/rules/quantity';
import { token } from 'shared-kernel/ui/tokens';

/** pieces from which on a shopper need not hurry */
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
  none: css`
    color: ${token('colour-danger')};
  `,
};

/** What is left of the chosen variant, or at most of one while some is open (S114). */
export function StockLine({ id, stock }: { id: string; stock: number }) {
  const { t } = useTranslation('catalog');
  if (stock < 1)
    return (
      <p id={id} css={[line, looks.none]}>
        {t(`kernel:${QUANTITY_TEXT.outOfStock}`)}
      </p>
    );
  return (
    <p id={id} css={[line, stock < PLENTY ? looks.few : looks.plenty]}>
      {stock < PLENTY ? t('product.fewLeft', { count: stock }) : t('product.inStock')}
    </p>
  );
}
