import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';

export const page = css({
  // as wide as the header
  maxWidth: token('page-width'),
  marginInline: 'auto',
  paddingBlock: `${token('space-4')} ${token('space-12')}`,
  paddingInline: token('page-gutter'),
  h1: { fontSize: token('text-2xl'), lineHeight: 1.2, marginBlock: token('space-4') },
});

/** Running text: lines of at most 70 characters (look). */
export const prose = css`
  max-inline-size: 70ch;
  line-height: 1.7;
  overflow-wrap: anywhere;
  h2,
  h3 {
    line-height: 1.3;
    margin-block: ${token('space-8')} ${token('space-2')};
  }
  h3 {
    margin-block-start: ${token('space-6')};
  }
  p,
  ul,
  ol,
  dl,
  table {
    margin-block: ${token('space-3')};
  }
  ul,
  ol {
    padding-inline-start: ${token('space-6')};
  }
  ul {
    list-style: disc;
  }
  li {
    margin-block: ${token('space-1')};
  }
  a {
    color: ${token('colour-primary-ink')};
    text-decoration: underline;
  }
  li > a:only-child {
    @media (pointer: coarse) {
      display: inline-flex;
      align-items: center;
      min-block-size: ${token('touch')};
    }
  }
  img {
    max-inline-size: 100%;
    block-size: auto;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${token('text-sm')};
    line-height: ${token('leading-normal')};
  }
  caption {
    margin-block-end: ${token('space-2')};
    text-align: start;
    color: ${token('colour-ink-muted')};
  }
  th,
  td {
    padding: ${token('space-2')};
    border-block-end: 1px solid ${token('colour-line')};
    text-align: start;
    vertical-align: top;
  }
  details {
    border-block-end: 1px solid ${token('colour-line')};
    /* below the sticky header */
    scroll-margin-block-start: calc(var(--header-height) + ${token('space-4')});
    break-inside: avoid;
  }
  summary {
    min-block-size: ${token('touch')};
    padding-block: ${token('space-2')};
    font-weight: ${token('weight-strong')};
    cursor: pointer;
  }
  /* opens the question of the URL's hash without scripts, too */
  details:target::details-content {
    content-visibility: visible;
    block-size: auto;
  }
  @media print {
    max-inline-size: none;
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: token('space-3'),
  listStyle: 'none',
  padding: 0,
  margin: 0,
  a: {
    display: 'block',
    padding: token('space-4'),
    border: `1px solid ${token('colour-line')}`,
    borderRadius: token('radius-large'),
    background: token('colour-raised'),
    color: 'inherit',
    textDecoration: 'none',
  },
  '@media (hover: hover)': { 'a:hover': { borderColor: token('colour-primary') } },
});
