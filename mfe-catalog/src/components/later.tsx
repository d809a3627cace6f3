import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { WhenVisible } from 'shared-kernel/remote/when-visible';

const box = css`
  min-inline-size: 0;
`;

/**
 * A part of the page that is hydrated when it comes near the window. While it waits it must not get new props, or React throws
 * its markup away: give it children that depend on nothing that changes early.
 */
export function Later({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} css={box}>
      <WhenVisible id={id}>{children}</WhenVisible>
    </div>
  );
}
