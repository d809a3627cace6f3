import { listingPrefetch, plainWords } from '../../components/listing/listing-route';
import { brandKind, collectionKind } from './named-kind';
import { productsKind } from './products-kind';
import { subCategoryKind } from './sub-category-kind';

export const prefetchSubCategory = listingPrefetch(subCategoryKind, plainWords);
export const prefetchCollection = listingPrefetch(collectionKind, plainWords);
export const prefetchProducts = listingPrefetch(productsKind, plainWords);
export const prefetchBrand = listingPrefetch(brandKind, (frame, { site, t }) => {
  return {
    title: t('brands.products', { brand: frame.title }),
    description: t('brands.brandDescription', { brand: frame.title, site: site.common.site_setting.site_name }),
  };
});
