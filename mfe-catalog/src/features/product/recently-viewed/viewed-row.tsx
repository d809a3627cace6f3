import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ProductTile } from 'shared-kernel/commerce/product-tile';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { RowShape } from '../../../components/row-shape';
import { Scroller } from '../../../components/scroller';
import { forgetViewed, keepViewed } from './viewed-ids';
import { viewedOptions } from './viewed-query';

const note = css`
  color: ${token('colour-ink-muted')};
  &:focus {
    outline: none;
  }
`;

/** The products seen before, with current data, and a button that clears them all. */
export function ViewedRow({ ids, title }: { ids: readonly number[]; title: string }) {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const [cleared, setCleared] = useState(false);
  const { data, isError } = useQuery({ ...viewedOptions(api, ids), throwOnError: false });
  useEffect(() => {
    if (!data) return;
    const unavailable = new Set(ids);
    for (const { id } of data.tiles) unavailable.delete(id);
    if (unavailable.size) forgetViewed(unavailable);
  }, [data, ids]);
  if (cleared) return <Cleared />;
  if (isError) return null;
  if (!data) return <RowShape title={title} />;
  if (!data.tiles.length) return null;
  const clear = (
    <Button
      look="quiet"
      aria-label={`${t('recentlyViewed.clear')}: ${title}`}
      onClick={() => {
        keepViewed([]);
        setCleared(true);
      }}
    >
      {t('recentlyViewed.clear')}
    </Button>
  );
  return (
    <Scroller title={title} aside={clear}>
      {data.tiles.map((tile) => (
        <li key={tile.id}>
          <ProductTile product={tile} serverTime={data.serverTime} />
        </li>
      ))}
    </Scroller>
  );
}

/** The announcement in place of the row; takes the focus of the removed button. */
function Cleared() {
  const { t } = useTranslation('catalog');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} css={note}>
      {t('recentlyViewed.cleared')}
    </p>
  );
}
