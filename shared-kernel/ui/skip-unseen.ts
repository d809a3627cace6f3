import { css } from '@emotion/react';

/**
 * Styles of a part that the browser neither styles, lays out nor paints while it is more than a window away; find-in-page, anchors and
 * focus still reach it. Only where its edge can be left open for focus rings (Safari 18 has the one without the other).
 * @param blockSize what it is taken for until it has been laid out once; afterwards its own size counts
 */
export const skipUnseen = (blockSize: string) => css`
  @supports (overflow-clip-margin: 8px) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${blockSize};
    overflow-clip-margin: 8px;
  }
`;
