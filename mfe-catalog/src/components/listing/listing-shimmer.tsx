import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';

const GROUPS = [1, 2, 3];

const side = css`
  display: none;
  ${from(992)} {
    display: grid;
    gap: ${token('space-4')};
    align-content: start;
  }
`;
const group = css`
  block-size: 200px;
`;
const title = css`
  inline-size: min(320px, 60%);
  block-size: 2.5rem;
`;

/** Placeholder of a listing's title. */
export function TitleShimmer() {
  return <Shimmer css={title} />;
}

/** Placeholder of the filters beside the list. */
export function SidebarShimmer() {
  return (
    <div css={side}>
      {GROUPS.map((number) => (
        <Shimmer key={number} css={group} />
      ))}
    </div>
  );
}
