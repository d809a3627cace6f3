import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from 'shared-kernel/api/errors';
import type { Alternatives } from 'shared-kernel/contract/product';
import { usePage } from 'shared-kernel/platform/page-context';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { knownTile } from '../../components/known-tile';
import { LATE } from './late-code';
import { ProductPreview } from './product-preview';
import { productId, productOptions } from './product-query';
import { ProductView } from './product-view';
import { withdrawn } from './withdrawn';

export { loadLateCode } from './late-code';

/** `/{main}/product/{id}` (S108). Coming from a tile, its picture, title and price are there before the product is. */
export function ProductScreen() {
  const id = productId(useParams().id);
  const { api } = usePage();
  const client = useQueryClient();
  // fetched only by the prefetch of a withdrawn product: `alternativesOptions`
  const { data: like } = useQuery<Alternatives>({ queryKey: ['alternatives', id], enabled: false });
  const { data, error } = useQuery({
    ...productOptions(api, id ?? 0),
    // a URL without id is a 404, which its prefetch returns a moment later
    enabled: id !== null && !like,
    // what an unknown product's page shows is decided by the prefetch a moment later
    throwOnError: (reason, query) => !isNotFound(reason) && throwWithoutData(reason, query),
  });
  const isGone = isNotFound(error);
  const product = useMemo(() => (data && isGone ? withdrawn(data) : data), [data, isGone]);
  if (id === null) return null;
  if (product) return <ProductView key={id} product={product} />;
  if (like) return <LATE.withdrawn.Part like={like} />;
  return <ProductPreview seen={knownTile(client, id)} />;
}
