import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';

export const page = css({
  maxWidth: '75rem',
  marginInline: 'auto',
  padding: token('space-4'),
  paddingBlockEnd: token('space-12'),
  h1: { fontSize: token('text-2xl'), lineHeight: 1.2, marginBlock: token('space-4') },
});

/** Running text: lines of at most 70 characters (look). */
export const prose = css({
  maxWidth: '70ch',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  'h2, h3': { lineHeight: 1.3, marginBlock: `${token('space-8')} ${token('space-2')}` },
  'p, ul, ol': { marginBlock: token('space-3') },
  'ul, ol': { paddingInlineStart: token('space-6') },
  li: { marginBlock: token('space-1') },
  img: { maxWidth: '100%', height: 'auto' },
});

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
