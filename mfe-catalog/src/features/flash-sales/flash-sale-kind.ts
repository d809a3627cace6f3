import { NotFound } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { FlashSaleListing } from 'shared-kernel/contract/site';
import { link } from 'shared-kernel/platform/links';
import { listingParams } from 'shared-kernel/rules/listing-query';
import { FILTER_GROUPS, type ListingKind, toChoices, toListingPage } from '../../components/listing/listing-kind';

/** The sale, with the server's clock for its countdown. */
export type SaleFacts = FlashSaleListing['flash_sale'] & { server_time: string };

/** `/flash-sale/{id}` (S129): the products of one sale, in the shop's order. */
export const flashSaleKind: ListingKind<SaleFacts> = {
  id: 'flash-sale',
  subject: [],
  groups: FILTER_GROUPS,
  sortable: true,
  path: ({ id = '' }) => `/flash-sale/${encodeURIComponent(id)}`,
  async read({ api, params: { id = '' }, filters, sidebar, signal }) {
    if (!/^[1-9]\d{0,9}$/.test(id)) throw new NotFound(`flash sale ${id}`);
    const { data } = await api.request<FlashSaleListing>(CALLS.flashSale, {
      params: { id },
      query: { ...listingParams({ ...filters, query: '' }), sidebar_data: sidebar },
      signal,
    });
    const { flash_sale, result, server_time } = data;
    return {
      frame: {
        title: flash_sale.title,
        path: link('flash-sale', { id: flash_sale.id }),
        crumbs: [{ title: flash_sale.title, path: link('flash-sale', { id: flash_sale.id }) }],
        neighbours: [],
        extra: { ...flash_sale, server_time },
      },
      page: toListingPage(result, server_time),
      choices: toChoices(data),
    };
  },
};
