import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { KeptMarkup } from 'shared-kernel/platform/kept-markup';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { orRetry } from '../../../components/or-retry';
import { useInView } from '../../../components/use-in-view';
import { suggestedOptions } from './suggested-query';
import { SuggestedShape } from './suggested-shape';

const rows = lateCss`
  display: grid;
  gap: ${token('space-10')};
  margin-block-start: ${token('space-8')};
  min-inline-size: 0;
`;

const useRows = lazyPart(
  orRetry(() => import(/* webpackChunkName: "product-rows" */ './suggested-rows').then((m) => m.SuggestedRows)),
);

/** Similar products (S124): links to the first come with the page, the tiles are loaded near the viewport. */
export function Suggested({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const client = useQueryClient();
  const [place, near] = useInView<HTMLDivElement>();
  const Rows = useRows(near);
  useEffect(() => {
    if (near) void client.prefetchQuery(suggestedOptions(api, product.id));
  }, [client, api, product.id, near]);
  const titles = {
    suggestion_1: t('suggested.title'),
    suggestion_2: t('suggested.inCategory', { category: product.category.title }),
  };
  return (
    <div css={rows} ref={place}>
      {Rows ? (
        <Rows product={product} titles={titles} />
      ) : (
        <KeptMarkup by={() => ['rows to come', ...Object.values(titles), product.related, product.related_of_category]}>
          <SuggestedShape product={product} titles={titles} />
        </KeptMarkup>
      )}
    </div>
  );
}
