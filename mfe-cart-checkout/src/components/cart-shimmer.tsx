import { css } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { columns, stack } from './page.styles';

const line = css`
  block-size: 132px;
`;
const box = css`
  block-size: 280px;
`;

/** Without scripts nothing is loading. */
const coming = css`
  @media (scripting: none) {
    display: none;
  }
`;
const note = css`
  max-inline-size: ${token('measure')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-sunken')};
`;

/**
 * Placeholder of lines and summary while the cart loads; a guest's page from the server contains it until the browser has fetched the cart.
 * Without scripts the cart never comes, and the page says what it needs (issue 13).
 */
export function CartShimmer() {
  const { t } = useTranslation('cart-checkout');
  return (
    <>
      <noscript>
        <p css={note}>{t('needsScript')}</p>
      </noscript>
      <div css={[columns, coming]} aria-busy="true">
        <span css={visuallyHidden}>{t('kernel:loading')}</span>
        <div css={stack}>
          <Shimmer css={line} />
          <Shimmer css={line} />
          <Shimmer css={line} />
        </div>
        <Shimmer css={box} />
      </div>
    </>
  );
}
