import { type NamedAddress, PostalLines } from 'shared-kernel/commerce/addresses/postal-lines';
import type { OrderInvoice } from 'shared-kernel/contract/orders';
import type { CountriesPhones } from 'shared-kernel/contract/site';
import { isolate } from 'shared-kernel/i18n/isolate';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lines } from './party.styles';

/** The known data of the seller. */
export type SellerLines = Pick<NamedAddress, 'named'> & {
  readonly [line in Exclude<keyof OrderInvoice['seller'], 'named'>]?: string | null | undefined;
};

interface SellerProps {
  seller: SellerLines;
  /** for the names of country and state */
  places?: CountriesPhones | undefined;
}

/** The issuer of the invoice: the shop's name, address if set, and contact, as of the invoice's day. */
export function Seller({ seller, places }: SellerProps) {
  const { t } = useTranslation('account');
  return (
    <address css={lines}>
      <strong>{seller.name}</strong>
      <PostalLines address={seller} places={places} />
      {[seller.site_url, seller.email, seller.phone, seller.register_entry].filter(Boolean).map((line) => (
        <div key={line}>
          <bdi dir="ltr">{line}</bdi>
        </div>
      ))}
      {seller.vat_number && <div>{t('invoice.vatNumber', { number: isolate(seller.vat_number) })}</div>}
    </address>
  );
}
