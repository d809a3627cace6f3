import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { token } from 'shared-kernel/ui/tokens';

const box = css`
  position: relative;
`;
const opener = css`
  list-style: none;
  cursor: pointer;
  user-select: none;
  &::-webkit-details-marker {
    display: none;
  }
`;
const layer = css`
  position: absolute;
  z-index: ${token('layer-popover')};
  inset-block-start: calc(100% + ${token('space-2')});
  inset-inline-end: 0;
  min-inline-size: 200px;
  /* S056 */
  max-block-size: min(500px, calc(100vh - 120px));
  overflow-y: auto;
  padding: ${token('space-2')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-raised')};
  color: ${token('colour-ink')};
  box-shadow: ${token('shadow-high')};
`;

interface PopupProps {
  /** accessible name */
  label: string;
  /** the visible part of the opener */
  face: ReactNode;
  children: ReactNode;
}

/**
 * A small layer below its opener. A `<details>`, so that it opens without scripts; with scripts, Esc, a click elsewhere and
 * following a link close it as well.
 */
export function Popup({ label, face, children }: PopupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = details.current;
    if (!open || !element) return;
    const close = () => {
      element.open = false;
    };
    const pressed = (event: PointerEvent) => {
      if (!element.contains(event.target as Node)) close();
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      element.querySelector('summary')?.focus();
    };
    const left = (event: FocusEvent) => {
      if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) close();
    };
    const chose = (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) close();
    };
    document.addEventListener('pointerdown', pressed);
    element.addEventListener('keydown', typed);
    element.addEventListener('focusout', left);
    element.addEventListener('click', chose);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      element.removeEventListener('keydown', typed);
      element.removeEventListener('focusout', left);
      element.removeEventListener('click', chose);
    };
  }, [open]);
  return (
    <details ref={details} css={box} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary css={opener} aria-label={label}>
        {face}
      </summary>
      <div css={layer}>{children}</div>
    </details>
  );
}

/** Entries of a popup, one below the other. */
export const popupEntries = css`
  display: grid;
  && > li > * {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    inline-size: 100%;
    min-block-size: 40px;
    @media (hover: none) {
      min-block-size: ${token('touch')};
    }
    padding: ${token('space-1')} ${token('space-3')};
    border-radius: ${token('radius-small')};
    text-align: start;
    white-space: nowrap;
    @media (hover: hover) {
      &:hover {
        background: ${token('colour-sunken')};
      }
    }
    &[aria-current] {
      font-weight: ${token('weight-strong')};
      color: ${token('colour-primary-ink')};
    }
  }
`;
