import { css } from '@emotion/react';

/**
 * Styles of a part that the browser neither styles, lays out nor paints while it is more than a viewport away; find-in-page,
 * anchors and focus still reach it. Only where its edge can be left open for focus rings (Safari 18 supports the one without the
 * other).
 * @param blockSize assumed size until it has been laid out once; afterwards its own size is used
 */
export const skipUnseen = (blockSize: string) => css`
  @supports (overflow-clip-margin: 8px) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${blockSize};
    overflow-clip-margin: 8px;
  }
`;
