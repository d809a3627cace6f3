import type { Dependencies } from './app';
import { upcomingMoments } from './changes/upcoming-moments';
import type { Api } from './http/api';
import { createBrandQueries } from './modules/brands/brands.queries';
import { brandRoutes } from './modules/brands/brands.routes';
import { createCategoryQueries } from './modules/categories/categories.queries';
import { categoryRoutes } from './modules/categories/categories.routes';
import { createFlashSaleQueries } from './modules/flash-sales/flash-sales.queries';
import { flashSaleRoutes } from './modules/flash-sales/flash-sales.routes';
import { createInstallQueries } from './modules/install/install.queries';
import { installRoutes } from './modules/install/install.routes';
import { cacheColumns } from './modules/listings/cache-columns';
import { keepChoiceTitles } from './modules/listings/choice-titles';
import { createListingQueries } from './modules/listings/listings.queries';
import { listingRoutes } from './modules/listings/listings.routes';
import { createSourceQueries } from './modules/listings/source.queries';
import { createPageQueries } from './modules/pages/pages.queries';
import { pageRoutes } from './modules/pages/pages.routes';
import { createProductQueries } from './modules/products/products.queries';
import { productRoutes } from './modules/products/products.routes';
import { createSuggestionQueries } from './modules/products/suggestion.queries';
import { createReviewQueries } from './modules/reviews/reviews.queries';
import { reviewRoutes } from './modules/reviews/reviews.routes';
import { createPopularSearches } from './modules/search/popular-searches';
import { createSearchQueries } from './modules/search/search.queries';
import { searchRoutes } from './modules/search/search.routes';
import { createCommonQueries } from './modules/site/common.queries';
import { createHomeQueries } from './modules/site/home.queries';
import { createLocalizationQueries } from './modules/site/localization.queries';
import { createPaymentGatewayQueries } from './modules/site/payment-gateway.queries';
import { siteRoutes } from './modules/site/site.routes';
import { createSitemapQueries } from './modules/sitemap/sitemap.queries';
import { sitemapRoutes } from './modules/sitemap/sitemap.routes';
import { createStoreQueries } from './modules/stores/stores.queries';
import { storeRoutes } from './modules/stores/stores.routes';
import { createTrackingQueries } from './modules/tracking/tracking.queries';
import { trackingRoutes } from './modules/tracking/tracking.routes';

/**
 * Declares the public calls that read the shop, and passes each module the queries it needs.
 *
 * @returns whether lists can be served at once; if not, calling it starts loading the data for counting
 */
export function catalogueRoutes(
  api: Api,
  { config, db, clock, changes, gateways, providers }: Dependencies,
): () => boolean {
  const categories = createCategoryQueries(db);
  const upcoming = upcomingMoments(db, changes);
  const columns = cacheColumns(db, config.countsAge, changes);
  const listings = createListingQueries(db, columns, keepChoiceTitles(db, changes), upcoming);
  const flashSales = createFlashSaleQueries(db);

  siteRoutes(api, {
    common: createCommonQueries(db),
    home: createHomeQueries(db, flashSales),
    localization: createLocalizationQueries(db),
    paymentGateway: createPaymentGatewayQueries(db, gateways.takes),
    offers: providers.offers,
    upcoming,
  });
  pageRoutes(api, { pages: createPageQueries(db), categories });
  categoryRoutes(api, categories);
  brandRoutes(api, createBrandQueries(db));
  listingRoutes(api, { listings, sources: createSourceQueries(db), categories });
  productRoutes(api, { products: createProductQueries(db), suggestions: createSuggestionQueries(db), upcoming });
  searchRoutes(api, {
    search: createSearchQueries(db),
    popular: createPopularSearches(db, config.deviceSecrets[0] ?? ''),
    upcoming,
  });
  flashSaleRoutes(api, { flashSales, listings, upcoming });
  storeRoutes(api, { stores: createStoreQueries(db, columns), listings });
  reviewRoutes(api, createReviewQueries(db));
  trackingRoutes(api, { tracking: createTrackingQueries(db), clock });
  sitemapRoutes(api, createSitemapQueries(db, columns));
  installRoutes(api, createInstallQueries(db));
  return () => columns.isThere(clock());
}
