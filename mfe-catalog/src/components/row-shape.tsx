import { useHref } from 'shared-kernel/platform/page-context';
import { productLink } from 'shared-kernel/remote/entity-links';
import { lateCss } from 'shared-kernel/ui/late-css';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';

const row = lateCss`
  display: grid;
  gap: ${token('space-4')};
  min-inline-size: 0;
  h2 {
    display: grid;
    align-items: center;
    min-block-size: ${token('touch')};
    @media (hover: none), (max-width: 575.98px) {
      min-block-size: 0;
    }
  }
`;
/** without scripts nothing will be loaded */
const onlyScripted = lateCss`
  ${row}
  @media (scripting: none) {
    display: none;
  }
`;
/** a tile of the scroller: square picture, title of two lines, stars, two prices */
const tiles = lateCss`
  font-size: ${token('text-sm')};
  line-height: 1.45;
  block-size: calc(
    clamp(150px, 42vw, 216px) + 2lh + 1rem + (${token('text-lg')} + ${token('text-sm')}) * 1.25 + 7 * ${token('space-1')}
  );
  html:lang(ar) &,
  html:lang(hi) & {
    line-height: 1.6;
  }
`;

/** titles in their final place, below grey squares */
const links = lateCss`
  ${tiles}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: clamp(150px, 42vw, 216px);
  gap: ${token('space-3')};
  overflow: hidden;
  a {
    display: block;
    overflow: hidden;
    block-size: 100%;
    &::before {
      content: '';
      display: block;
      aspect-ratio: 1;
      margin-block-end: ${token('space-2')};
      border-radius: ${token('radius-large')};
      background: ${token('colour-sunken')};
    }
  }
  @media (scripting: none) {
    grid-auto-flow: row;
    gap: 0;
    block-size: auto;
    a {
      padding-block: ${token('space-3')};
      color: ${token('colour-primary-ink')};
      &::before {
        content: none;
      }
    }
  }
`;

interface RowShapeProps {
  title: string;
  /** the products that come first, if known: without scripts their links are the row */
  products?: readonly { id: number; title: string; slug: string }[];
}

/** Placeholder of a `Scroller` of product tiles, exact to the pixel, until its products are loaded. */
export function RowShape({ title, products = [] }: RowShapeProps) {
  const href = useHref();
  if (products.length === 0)
    return (
      <div css={onlyScripted}>
        <h2>{title}</h2>
        <Shimmer css={tiles} />
      </div>
    );
  return (
    <div css={row}>
      <h2>{title}</h2>
      <ul css={links}>
        {products.map((product) => (
          <li key={product.id}>
            <a href={href(productLink(product))}>{product.title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
