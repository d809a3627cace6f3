import { useTranslation } from 'react-i18next';
import type { ListingFrame } from '../../components/listing/listing-kind';

/** Heading of a listing that has nothing to show but its name. */
export function Titled({ frame }: { frame: ListingFrame }) {
  const { t } = useTranslation('catalog');
  return <h1>{frame.title || t('listing.allProducts')}</h1>;
}
