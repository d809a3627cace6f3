import { createRoot } from 'react-dom/client';
import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductListing } from 'shared-kernel/contract/listing';
import { createApiClient } from 'shared-kernel/platform/api-client';
import { on } from 'shared-kernel/platform/bus';
import { StyleCacheProvider } from 'shared-kernel/platform/element-styles';
import { instanceFor } from 'shared-kernel/platform/i18n-instance';
import { PageProvider } from 'shared-kernel/platform/page-context';
import { TextsProvider } from 'shared-kernel/platform/use-translation';
import { userToken } from 'shared-kernel/platform/user-token';
import type { Boot } from '../../boot';
import { createFrameCache } from '../frame';
import { PopularProducts } from './popular-products';

/**
 * Fills a place of the page with popular products: one response for all such pages, cached by the shop. Unmounts once the place has
 * left the page.
 * @throws ApiDown and similar when the call fails; the place stays empty
 */
export async function showPopular(
  place: HTMLElement,
  { language, site }: Pick<Boot, 'language' | 'site'>,
): Promise<void> {
  const api = createApiClient({ base: API_BASE, language, userToken });
  const { data } = await api.request<ProductListing>(CALLS.products, { query: { sortby: 'featured' } });
  // the visitor has left, or returned to a page that already shows them
  if (!place.isConnected || place.firstChild || data.result.data.length === 0) return;
  const root = createRoot(place, { identifierPrefix: 'shell-popular-' });
  root.render(
    <StyleCacheProvider value={createFrameCache()}>
      <TextsProvider value={instanceFor(language)}>
        <PageProvider value={{ language, site, api }}>
          <PopularProducts products={data.result.data} serverTime={data.server_time} />
        </PageProvider>
      </TextsProvider>
    </StyleCacheProvider>,
  );
  const stop = on('navigation:ended', () => {
    if (place.isConnected) return;
    stop();
    root.unmount();
  });
}
