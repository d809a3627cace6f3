import type { ComponentType } from 'react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Listing } from '../../components/listing/listing';
import type { ListingFrame, ListingKind } from '../../components/listing/listing-kind';
import { categoryKind } from './category-kind';
import { brandKind, collectionKind } from './named-kind';
import { productsKind } from './products-kind';
import { subCategoryKind } from './sub-category-kind';

function ListingTitle({ frame }: { frame: ListingFrame }) {
  const { t } = useTranslation('catalog');
  return <h1>{frame.title || t('listing.allProducts')}</h1>;
}

const listingTitle = (frame: ListingFrame) => <ListingTitle frame={frame} />;

const titled = (kind: ListingKind): ComponentType =>
  function TitledListing() {
    return <Listing kind={kind} head={listingTitle} />;
  };

/** Screens of the listings with nothing but a title above their products, each a component type of its own. */
export const LISTING_SCREENS = {
  brand: titled(brandKind),
  category: titled(categoryKind),
  collection: titled(collectionKind),
  products: titled(productsKind),
  subCategory: titled(subCategoryKind),
};
