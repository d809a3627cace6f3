import { css } from '@emotion/react';
import type { ValueState } from 'shared-kernel/rules/variants';
import { token } from 'shared-kernel/ui/tokens';
import { silent } from './product.styles';

export const legend = css`
  margin-block-end: ${token('space-2')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
`;
export const chosenName = css`
  color: ${token('colour-ink-muted')};
  font-weight: ${token('weight-normal')};
`;
export const hint = css`
  color: ${token('colour-danger')};
  font-weight: ${token('weight-normal')};
`;
export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;
export const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: ${token('touch')};
  min-block-size: ${token('touch')};
  padding-inline: ${token('space-4')};
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-medium')};
  font-size: ${token('text-sm')};
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      border-color: ${token('colour-ink')};
    }
  }
  &:has(:checked) {
    border-color: ${token('colour-primary')};
    box-shadow: inset 0 0 0 1px ${token('colour-primary')};
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('colour-focus')};
    outline-offset: 2px;
  }
`;
export const states: Record<ValueState, ReturnType<typeof css>> = {
  available: css``,
  'sold-out': css`
    color: ${token('colour-ink-muted')};
    text-decoration: line-through;
    > svg {
      opacity: 0.5;
    }
  `,
  missing: css`
    border-style: dashed;
    color: ${token('colour-ink-muted')};
    > svg {
      opacity: 0.5;
    }
  `,
};
export const missed = css`
  border-color: ${token('colour-danger')};
`;
export const released = css`
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
  ${silent}
`;
