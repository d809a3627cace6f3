import { type ReactNode, useId, useState } from 'react';
import { above, upTo } from 'shared-kernel/ui/breakpoints';
import { ChevronDownIcon } from 'shared-kernel/ui/icons';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

const nav = lateCss`
  position: relative;
  ${upTo(576)} {
    border-block-end: 1px solid ${token('colour-line')};
  }
`;
const heading = lateCss`
  font-size: ${token('text-md')};
  ${upTo(576)} {
    display: flex;
    align-items: center;
    min-block-size: 52px;
  }
`;
/** covers the heading, so that the whole line is clickable */
const toggle = lateCss`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  align-items: center;
  justify-content: end;
  inline-size: 100%;
  block-size: 52px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  ${above(576)} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;
const folded = lateCss`
  ${upTo(576)} {
    display: none;
    @media (scripting: none) {
      display: block;
    }
  }
`;

/** Footer links below a heading; on phones a click unfolds them, without scripts they are always shown. */
export function FoldableNav({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav css={nav} aria-labelledby={id}>
      <h2 id={id} css={heading}>
        {title}
      </h2>
      <button type="button" css={toggle} aria-expanded={isOpen} aria-labelledby={id} onClick={() => setOpen(!isOpen)}>
        <ChevronDownIcon />
      </button>
      <div css={isOpen ? undefined : folded}>{children}</div>
    </nav>
  );
}
