import { css } from '@emotion/react';
import { ProductGridShimmer } from 'shared-kernel/commerce/tile-shimmer';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';
import { pageWidth } from '../../components/layout';

const page = css`
  ${pageWidth};
  display: grid;
  gap: ${token('space-8')};
  padding-block: ${token('space-4')};
`;
const stage = css`
  block-size: clamp(280px, 27vw, 440px);
  border-radius: ${token('radius-large')};
`;

/** Placeholder of the home page while it loads. */
export function HomeShimmer() {
  return (
    <div css={page} aria-busy="true">
      <Shimmer css={stage} />
      <ProductGridShimmer />
    </div>
  );
}
