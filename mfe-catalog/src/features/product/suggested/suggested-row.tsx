import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProductTile } from 'shared-kernel/commerce/product-tile';
import type { ProductDetail, ProductTile as Tile } from 'shared-kernel/contract/product';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { Scroller } from '../../../components/scroller';
import { MoreTile } from './more-tile';
import { type SuggestedList, suggestedOptions } from './suggested-query';

interface SuggestedRowProps {
  product: Pick<ProductDetail, 'id' | 'server_time'>;
  list: SuggestedList;
  title: string;
  /** its first page */
  first: { data: readonly Tile[]; last_page: number };
}

/** One row of suggestions; its last tile loads the next page (S124). */
export function SuggestedRow({ product, list, title, first }: SuggestedRowProps) {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const client = useQueryClient();
  const [tiles, setTiles] = useState(first.data);
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  /** index of the first tile of the newest page */
  const [fresh, setFresh] = useState<number | null>(null);
  const readMore = async () => {
    setBusy(true);
    try {
      const next = (await client.fetchQuery(suggestedOptions(api, product.id, page + 1)))[list].data;
      const known = new Set(tiles.map(({ id }) => id));
      setTiles([...tiles, ...next.filter(({ id }) => !known.has(id))]);
      setFresh(tiles.length);
      setPage(page + 1);
    } catch (reason) {
      showFailure(reason, t, () => void readMore());
    }
    setBusy(false);
  };
  if (!tiles.length) return null;
  return (
    <Scroller title={title}>
      {tiles.map((tile, index) => (
        <li key={tile.id} ref={index === fresh ? focusTile : null}>
          <ProductTile product={tile} serverTime={product.server_time} />
        </li>
      ))}
      {page < first.last_page && (
        <li>
          <MoreTile busy={busy} onClick={readMore} of={title} />
        </li>
      )}
    </Scroller>
  );
}

/** Focuses a new tile, as the clicked button has moved behind the new tiles or is gone. */
function focusTile(item: HTMLElement | null): void {
  item?.querySelector('a')?.focus();
}
