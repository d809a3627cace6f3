import { css } from '@emotion/react';
import { fingerHigh } from 'shared-kernel/ui/finger-high';
import { token } from 'shared-kernel/ui/tokens';

/** px: the smallest widths of a product's column and of the row headings */
const COLUMN = 148;
const HEADINGS = 112;
/** px: a product's picture, which slides under the header while the page scrolls */
const PICTURE = 112;

export const place = css`
  container-type: inline-size;
  min-inline-size: 0;
`;

/**
 * A table wider than its place scrolls in a box of its own, as tall as the screen, so that headings stay in view both ways; a table
 * that fits scrolls with the page.
 */
export const region = (products: number) => css`
  /* visually hidden content scrolls along and does not widen the page */
  position: relative;
  --head-rests: -${PICTURE}px;
  overflow: auto;
  max-block-size: calc(100dvh - var(--header-height, 0px) - ${token('space-8')});
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-raised')};
  scrollbar-width: thin;
  > table {
    min-inline-size: ${HEADINGS + products * COLUMN}px;
  }
  @container (min-width: ${HEADINGS + products * COLUMN}px) {
    --head-rests: calc(var(--header-height, 0px) - ${PICTURE}px);
    overflow: visible;
    max-block-size: none;
  }
`;

export const table = css`
  inline-size: 100%;
  /* collapsed borders would stay behind when a sticky cell moves */
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${token('text-sm')};
  th,
  td {
    padding: ${token('space-3')};
    border-block-end: 1px solid ${token('colour-line')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  tbody tr:last-of-type > * {
    border-block-end: 0;
  }
  tbody tr:last-of-type th {
    border-end-start-radius: ${token('radius-large')};
  }
  tbody tr:last-of-type td:last-of-type {
    border-end-end-radius: ${token('radius-large')};
  }
  thead th {
    position: sticky;
    z-index: 1;
    inset-block-start: var(--head-rests);
    border-block-end: 1px solid ${token('colour-line')};
    background: ${token('colour-raised')};
    font-weight: ${token('weight-normal')};
  }
  th:first-of-type {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    border-inline-end: 1px solid ${token('colour-line')};
    background: ${token('colour-raised')};
  }
  thead th:first-of-type {
    z-index: 2;
    border-start-start-radius: ${token('radius-large')};
  }
  thead th:last-of-type {
    border-start-end-radius: ${token('radius-large')};
  }
  tbody th {
    padding-inline: ${token('space-2')};
    font-size: ${token('text-xs')};
    font-weight: ${token('weight-strong')};
    @container (min-width: 640px) {
      padding-inline: ${token('space-3')};
      font-size: inherit;
    }
  }
  tbody a {
    ${fingerHigh}
  }
  @media (hover: hover) {
    tbody a:hover {
      text-decoration: underline;
    }
  }
`;
/** Each text in its own direction, aligned with its cell. */
export const content = css`
  unicode-bidi: plaintext;
  /* Chromium only knows the prefixed name */
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;
export const headings = css`
  inline-size: ${HEADINGS}px;
  @container (min-width: 640px) {
    inline-size: 152px;
  }
`;
export const column = css`
  min-inline-size: ${COLUMN}px;
  inline-size: ${COLUMN}px;
  @container (min-width: 640px) {
    inline-size: auto;
  }
`;

export const product = css`
  display: grid;
  gap: ${token('space-2')};
  a {
    display: grid;
    gap: ${token('space-2')};
  }
  @media (hover: hover) {
    a:hover span {
      color: ${token('colour-primary-ink')};
    }
  }
  img {
    inline-size: ${PICTURE - 12}px;
    block-size: ${PICTURE - 12}px;
    border-radius: ${token('radius-medium')};
    background: ${token('colour-sunken')};
    object-fit: cover;
  }
`;
export const title = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  block-size: 2lh;
  font-weight: ${token('weight-strong')};
`;
export const headEnd = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;
`;

/** marked by weight, and its row by a sign; the odd one out also by its background */
export const different = css`
  font-weight: ${token('weight-strong')};
`;
export const oddOne = css`
  background: ${token('colour-primary-soft')};
`;
export const sign = css`
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  margin-inline-start: ${token('space-1')};
  vertical-align: -0.1em;
  stroke-width: 2.5;
  color: ${token('colour-primary-ink')};
`;
export const nothing = css`
  color: ${token('colour-ink-muted')};
`;
export const rest = css`
  margin-block-start: ${token('space-3')};
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
`;
