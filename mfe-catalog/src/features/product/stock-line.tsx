import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
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

/** What is left of the chosen variant, or of the whole product while none is chosen (S114). */
export function StockLine({ stock }: { stock: number }) {
  const { t } = useTranslation('catalog');
  if (stock < 1) return <p css={[line, looks.none]}>{t(`kernel:${QUANTITY_TEXT.outOfStock}`)}</p>;
  if (stock < PLENTY) return <p css={[line, looks.few]}>{t('product.fewLeft', { count: stock })}</p>;
  return <p css={[line, looks.plenty]}>{t('product.inStock')}</p>;
}
