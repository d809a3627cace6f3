import { css } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { columns, stack } from './page.styles';

const line = css`
  block-size: 132px;
`;
const box = css`
  block-size: 280px;
`;

/** The shape of lines and summary while the cart is on its way; what a guest's page holds until the browser knows the cart. */
export function CartShimmer() {
  const { t } = useTranslation('kernel');
  return (
    <div css={columns} aria-busy="true">
      <span css={visuallyHidden}>{t('loading')}</span>
      <div css={stack}>
        <Shimmer css={line} />
        <Shimmer css={line} />
        <Shimmer css={line} />
      </div>
      <Shimmer css={box} />
    </div>
  );
}
