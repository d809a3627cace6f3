import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from 'shared-kernel/ui/tokens';

const list = css`
  max-block-size: 264px;
  overflow-y: auto;
  margin-inline: -4px;
  padding-inline: 4px;
  scrollbar-width: thin;
`;
const row = css`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: 36px;
  cursor: pointer;
  font-size: ${token('text-sm')};
  &:hover {
    color: ${token('colour-primary-ink')};
  }
`;
const box = css`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
`;
const number = css`
  margin-inline-start: auto;
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-xs')};
  font-variant-numeric: tabular-nums;
`;

interface Choice {
  value: string;
  label: ReactNode;
  checked: boolean;
  count?: number | undefined;
}

/** Check boxes or radio buttons of one filter. The form they stand in applies what is ticked. */
export function ChoiceList({ type, name, choices }: { type: 'checkbox' | 'radio'; name: string; choices: Choice[] }) {
  return (
    <div css={list}>
      {choices.map(({ value, label, checked, count }) => (
        <label key={value} css={row}>
          {/* `readOnly`: the form's own handler takes the change */}
          <input css={box} type={type} name={name} value={value} checked={checked} readOnly />
          <span>{label}</span>
          {count !== undefined && <span css={number}>{count}</span>}
        </label>
      ))}
    </div>
  );
}
