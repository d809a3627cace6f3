import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Listing } from '../../components/listing/listing';
import type { ListingFrame } from '../../components/listing/listing-kind';
import { EndedSale } from './ended-sale';
import { flashSaleKind, type SaleFacts } from './flash-sale-kind';
import { endedSale, rememberSale } from './remembered-sale';
import { SaleHead } from './sale-head';

/** `/flash-sale/{id}` (S129): the sale's products under its countdown. */
export function FlashSaleScreen() {
  const { id } = useParams();
  const ended = endedSale(useQueryClient(), id);
  if (ended) return <EndedSale title={ended.title} />;
  return <Listing kind={flashSaleKind} head={saleHead} />;
}

const saleHead = ({ extra }: ListingFrame<SaleFacts>) => (
  <>
    <Remember sale={extra} />
    <SaleHead sale={extra} />
  </>
);

function Remember({ sale }: { sale: SaleFacts }) {
  const client = useQueryClient();
  useEffect(() => rememberSale(client, sale), [client, sale]);
  return null;
}
