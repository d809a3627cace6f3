import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';
import { lateCss } from 'shared-kernel/ui/late-css';
import { skipUnseen } from 'shared-kernel/ui/skip-unseen';
import { token } from 'shared-kernel/ui/tokens';
import { pageWidth, STICKY_TOP } from '../../components/layout';

export const page = css`
  ${pageWidth};
  display: grid;
  gap: ${token('space-4')};
  padding-block: ${token('space-4')} ${token('space-16')};
`;
export const columns = css`
  display: grid;
  gap: ${token('space-6')} clamp(24px, 4vw, 64px);
  grid-template-columns: minmax(0, 1fr);
  ${from(768)} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    grid-template-areas: 'gallery buy' 'details buy';
    grid-template-rows: auto 1fr;
  }
  /* up to the edges of header and lists, but a picture no taller than a screen and lines of readable length */
  ${from(1500)} {
    grid-template-columns: minmax(0, 840px) minmax(0, 720px);
    justify-content: space-between;
  }
`;
export const gallery = css`
  min-inline-size: 0;
  ${from(768)} {
    grid-area: gallery;
  }
`;
export const buy = css`
  min-inline-size: 0;
  ${from(768)} {
    grid-area: buy;
    position: sticky;
    inset-block-start: ${STICKY_TOP};
    align-self: start;
  }
`;
export const details = lateCss`
  display: grid;
  gap: ${token('space-8')};
  align-content: start;
  min-inline-size: 0;
  ${from(768)} {
    grid-area: details;
  }
  /* text beside specifications, where lines as wide as the picture would be too long */
  ${from(1500)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* only this product is printed */
  @media print {
    body:has(&) #product-more {
      display: none;
    }
    body:has(&) #product-gallery {
      max-inline-size: 10cm;
    }
  }
`;
/** parts below the product, each hydrated separately */
export const below = lateCss`
  ${skipUnseen('600px')}
  display: grid;
  gap: ${token('space-4')};
  grid-template-columns: minmax(0, 1fr);
`;
/** Until the last part is there, it reserves space, so that the footer cannot jump. */
export const last = css`
  ${below};
  &:empty {
    block-size: 100vh;
  }
`;
/** An empty live region, out of the grid: it must exist before its text, or the text is not announced. */
export const silent = css`
  &:empty {
    position: absolute;
    padding: 0;
  }
`;

/** a note beside the price */
export const term = css`
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
`;
