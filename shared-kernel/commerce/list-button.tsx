import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../ui/tokens';

const round = css`
  /* keeps the active state's opacity from causing a layout (ui/button); not with an opacity at rest, as a listing has 60 of these */
  isolation: isolate;
  display: grid;
  place-items: center;
  inline-size: ${token('touch')};
  block-size: ${token('touch')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-raised')};
  color: ${token('colour-ink')};
  box-shadow: ${token('shadow-low')};
  @media (hover: hover) {
    transition: opacity ${token('motion-fast')};
    &:hover {
      color: ${token('colour-primary-ink')};
    }
  }
  &:active {
    opacity: 0.7;
  }
  &[aria-pressed='true'] {
    color: ${token('colour-primary-ink')};
    border-color: currentColor;
  }
`;

interface ListButtonProps {
  label: string;
  /** undefined for a plain button without an on/off state */
  pressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A round button over a picture. */
export function ListButton({ label, pressed, onPress, children }: ListButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={pressed} onClick={onPress} css={round}>
      {children}
    </button>
  );
}
