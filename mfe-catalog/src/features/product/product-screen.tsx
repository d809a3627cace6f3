import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { NotFound } from 'shared-kernel/api/errors';
import { usePage } from 'shared-kernel/remote/page-context';
import { knownTile } from '../../components/known-tile';
import { unlessShown } from '../../components/unless-shown';
import { ProductPreview } from './product-preview';
import { productId, productOptions } from './product-query';
import { ProductView } from './product-view';

/** `/{main}/product/{id}` (S108). Coming from a tile, its picture, title and price are there before the product is. */
export function ProductScreen() {
  const id = productId(useParams().id);
  if (id === null) throw new NotFound('no product id');
  const { api } = usePage();
  const client = useQueryClient();
  const { data: product } = useQuery({ ...productOptions(api, id), throwOnError: unlessShown });
  if (product) return <ProductView key={id} product={product} />;
  return <ProductPreview seen={knownTile(client, id)} />;
}
