import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

export const head = lateCss`
  display: flex;
  align-items: baseline;
  gap: ${token('space-3')};
  min-inline-size: 0;
`;
export const author = lateCss`
  min-inline-size: 0;
  overflow: hidden;
  font-size: inherit;
  line-height: inherit;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
export const date = lateCss`
  flex: none;
  margin-inline-start: auto;
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
`;
export const line = lateCss`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
`;
export const verified = lateCss`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  color: ${token('colour-success')};
  font-size: ${token('text-sm')};
  svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;
