import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { usePage } from 'shared-kernel/platform/page-context';
import { RowShape } from '../../../components/row-shape';
import { type SuggestedList, suggestedOptions } from './suggested-query';
import { SuggestedRow } from './suggested-row';

interface SuggestedRowsProps {
  product: Pick<ProductDetail, 'id' | 'server_time' | 'related'>;
  titles: Record<SuggestedList, string>;
}

/** Both rows; a row without products is not there, and neither is any when the call fails: the page does without. */
export function SuggestedRows({ product, titles }: SuggestedRowsProps) {
  const { api } = usePage();
  const { data, isError } = useQuery({ ...suggestedOptions(api, product.id), throwOnError: false });
  if (isError) return null;
  const lists = Object.keys(titles) as SuggestedList[];
  if (!data)
    return lists.map((list) => (
      <RowShape key={list} title={titles[list]} products={list === 'suggestion_1' ? product.related : undefined} />
    ));
  return lists.map((list) => (
    <SuggestedRow key={list} product={product} list={list} title={titles[list]} first={data[list]} />
  ));
}
