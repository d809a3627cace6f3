import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { usePage } from 'shared-kernel/platform/page-context';
import { type SuggestedList, suggestedOptions } from './suggested-query';
import { SuggestedRow } from './suggested-row';
import { SuggestedShape, type SuggestedShapeProps } from './suggested-shape';

interface SuggestedRowsProps {
  product: Pick<ProductDetail, 'id' | 'server_time'> & SuggestedShapeProps['product'];
  titles: SuggestedShapeProps['titles'];
}

/** Both rows; an empty row is left out, and both are when the call fails: the page works without them. */
export function SuggestedRows({ product, titles }: SuggestedRowsProps) {
  const { api } = usePage();
  const { data, isError } = useQuery({ ...suggestedOptions(api, product.id), throwOnError: false });
  if (isError) return null;
  if (!data) return <SuggestedShape product={product} titles={titles} />;
  const lists = Object.keys(titles) as SuggestedList[];
  return lists.map((list) => (
    <SuggestedRow key={list} product={product} list={list} title={titles[list]} first={data[list]} />
  ));
}
