import { AddressLines } from 'shared-kernel/commerce/addresses/address-lines';
import { PostalLines } from 'shared-kernel/commerce/addresses/postal-lines';
import type { Address } from 'shared-kernel/contract/addresses';
import type { CountriesPhones } from 'shared-kernel/contract/site';
import { isolate } from 'shared-kernel/i18n/isolate';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lines } from './party.styles';

interface BuyerProps {
  /** of the order, as it was when it was placed */
  address: Address;
  /** gives the names of country and state */
  places: CountriesPhones | undefined;
  /** nothing was shipped */
  isPickedUp: boolean;
}

/** Whom the invoice is for, with the buyer's tax number, and where things were shipped if that is elsewhere. */
export function Buyer({ address, places, isPickedUp }: BuyerProps) {
  const { t } = useTranslation('account');
  const { billing, tax_number, company } = address;
  const number = tax_number && <p>{t('invoice.taxNumber', { number: isolate(tax_number) })}</p>;
  if (!billing)
    return (
      <section aria-labelledby="invoice-to">
        <h2 id="invoice-to">{t('invoice.to')}</h2>
        <AddressLines address={address} places={places} />
        {number}
      </section>
    );
  return (
    <>
      <section aria-labelledby="invoice-to">
        <h2 id="invoice-to">{t('invoice.billTo')}</h2>
        <address css={lines}>
          <strong>
            <bdi>{company ?? billing.name}</bdi>
          </strong>
          {company && (
            <span>
              <bdi>{billing.name}</bdi>
            </span>
          )}
          <PostalLines address={billing} places={places} />
        </address>
        {number}
      </section>
      {!isPickedUp && (
        <section aria-labelledby="invoice-ship-to">
          <h2 id="invoice-ship-to">{t('invoice.shipTo')}</h2>
          <AddressLines address={{ ...address, company: null }} places={places} />
        </section>
      )}
    </>
  );
}
