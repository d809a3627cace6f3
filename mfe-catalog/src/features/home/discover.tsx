import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ProductGrid } from 'shared-kernel/commerce/product-grid';
import { ProductTile } from 'shared-kernel/commerce/product-tile';
import type { ProductTile as Product } from 'shared-kernel/contract/product';
import { formatNumber } from 'shared-kernel/i18n/format';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { NOT_LISTED } from '../../components/not-listed';
import { useDiscover } from './use-discover';

const section = lateCss`
  display: grid;
  gap: ${token('space-6')};
`;
/** twelve tiles fill complete rows for every number of columns but five */
const wholeRows = lateCss`
  @container (min-width: 1040px) and (max-width: 1319.98px) {
    li:nth-of-type(n + 11) {
      display: none;
    }
  }
`;
const on = lateCss`
  justify-self: center;
`;
/** The list of all products; its first path segment may be any word (S085). */
const ALL_PRODUCTS = '/discover/products';

/** Products to browse: more on demand, or without scripts a link to all. */
export function Discover({ products, serverTime }: { products: readonly Product[]; serverTime: string }) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const href = useHref();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [announcement, setAnnouncement] = useState('');
  const { shown, opened, complete, loading, more } = useDiscover(products, serverTime);
  const showMore = async () => {
    // tiles of an incomplete row stay hidden until then (wholeRows)
    const before = seen(grid.current).length;
    if (!(await more())) return;
    // render the new tiles first, so that they can take the focus
    flushSync(() => setAnnouncement(''));
    const tiles = seen(grid.current);
    const count = tiles.length - before;
    setAnnouncement(t('home.moreShown', { count, number: formatNumber(language, count) }));
    tiles[before]?.querySelector('a')?.focus();
  };
  return (
    <section css={section} aria-labelledby={id}>
      <h2 id={id}>{t('home.discover')}</h2>
      <div ref={grid} css={opened ? undefined : wholeRows}>
        <ProductGrid>
          {shown.map(({ product, serverTime: clock }) => (
            <li key={product.id}>
              <ProductTile product={product} serverTime={clock} actions={NOT_LISTED} />
            </li>
          ))}
        </ProductGrid>
      </div>
      <span css={on}>
        {hydrated && !complete ? (
          <Button busy={loading} onClick={() => void showMore()}>
            {t('home.more')}
          </Button>
        ) : (
          <ButtonLink href={href(ALL_PRODUCTS)}>{t('home.allProducts')}</ButtonLink>
        )}
      </span>
      <p role="status" css={visuallyHidden}>
        {announcement}
      </p>
    </section>
  );
}

/** The visible tiles of a grid. */
function seen(grid: HTMLElement | null): HTMLElement[] {
  return [...(grid?.querySelectorAll('li') ?? [])].filter((tile) => getComputedStyle(tile).display !== 'none');
}
