import { useTranslation } from 'react-i18next';
import { ProductTile } from 'shared-kernel/commerce/product-tile';
import type { Collection } from 'shared-kernel/contract/site';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { Scroller } from '../../components/scroller';

/** The first products of a collection in a row. */
export function CollectionScroller({ collection, serverTime }: { collection: Collection; serverTime: string }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  if (!collection.product_collections.length) return null;
  return (
    <Scroller title={collection.title} more={{ href: href(path.collection(collection)), title: t('home.seeAll') }}>
      {collection.product_collections.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} serverTime={serverTime} />
        </li>
      ))}
    </Scroller>
  );
}
