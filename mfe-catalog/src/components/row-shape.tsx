import { lateCss } from 'shared-kernel/ui/late-css';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';

const row = lateCss`
  display: grid;
  gap: ${token('space-4')};
  min-inline-size: 0;
  @media (scripting: none) {
    display: none;
  }
  h2 {
    display: grid;
    align-items: center;
    min-block-size: ${token('touch')};
    @media (hover: none), (max-width: 575.98px) {
      min-block-size: 0;
    }
  }
`;
/** a tile of the scroller: square picture, title of two lines, stars, two prices */
const tiles = lateCss`
  font-size: ${token('text-sm')};
  line-height: 1.45;
  block-size: calc(
    clamp(150px, 42vw, 216px) + 2lh + 1rem + (${token('text-lg')} + ${token('text-sm')}) * 1.25 + 7 * ${token('space-1')}
  );
  :lang(ar) &,
  :lang(hi) & {
    line-height: 1.6;
  }
`;

/** Holds the place of a `Scroller` of product tiles, to the pixel, until its products are there. */
export function RowShape({ title }: { title: string }) {
  return (
    <div css={row}>
      <h2>{title}</h2>
      <Shimmer css={tiles} />
    </div>
  );
}
