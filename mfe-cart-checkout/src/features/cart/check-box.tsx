import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CartLine } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import { token } from 'shared-kernel/ui/tokens';
import { useCheckLines } from '../../components/use-check-lines';

const label = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: ${token('touch')};
  cursor: pointer;
  input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${token('colour-primary')};
    cursor: pointer;
  }
`;

interface CheckBoxProps {
  /** the lines that it controls; if only some are checked, it is indeterminate */
  lines: readonly CartLine[];
  /** its accessible name where it has no visible text */
  name?: string;
  children?: ReactNode;
}

/** Checks or unchecks one line, a store's lines or all (S133). */
export function CheckBox({ lines, name, children }: CheckBoxProps) {
  const check = useCheckLines();
  const input = useRef<HTMLInputElement>(null);
  const count = lines.filter((line) => line.selected === Selected.checked).length;
  const mixed = count > 0 && count < lines.length;
  // reflects the click at once, until the cart's own state changes
  const [pressed, setPressed] = useState<boolean | null>(null);
  const selection = lines.map((line) => line.selected).join();
  useEffect(() => setPressed(null), [selection]);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label css={label}>
      <input
        ref={input}
        type="checkbox"
        aria-label={name}
        checked={pressed ?? count === lines.length}
        onChange={({ target }) => {
          setPressed(target.checked);
          check(lines, target.checked);
        }}
      />
      {children}
    </label>
  );
}
