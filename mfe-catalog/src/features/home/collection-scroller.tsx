import type { Collection } from 'shared-kernel/contract/site';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { collectionLink } from 'shared-kernel/remote/entity-links';
import { ProductScroller } from '../../components/product-scroller';

/** The first products of a collection in a row. */
export function CollectionScroller({ collection, serverTime }: { collection: Collection; serverTime: string }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  return (
    <ProductScroller
      title={collection.title}
      more={{ href: href(collectionLink(collection)), title: t('home.seeAll') }}
      products={collection.product_collections}
      serverTime={serverTime}
    />
  );
}
