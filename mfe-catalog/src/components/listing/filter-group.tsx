import type { ReactNode } from 'react';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

const group = lateCss`
  padding-block: ${token('space-4')};
  border-block-end: 1px solid ${token('colour-line')};
  &:last-of-type {
    border-block-end: 0;
  }
`;
/* floated, or it would sit on the fieldset's border instead of inside */
const legend = lateCss`
  float: inline-start;
  inline-size: 100%;
  padding: 0;
  *:where(&) + * {
    clear: both;
  }
  margin-block-end: ${token('space-2')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
`;

/** One titled group of the filter form. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset css={group}>
      <legend css={legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
