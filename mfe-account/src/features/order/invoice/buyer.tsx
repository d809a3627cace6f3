import { AddressLines, BillingLines } from 'shared-kernel/commerce/addresses/address-lines';
import type { OrderAddress } from 'shared-kernel/contract/orders';
import type { CountriesPhones } from 'shared-kernel/contract/site';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { TaxNumber } from '../tax-number';

interface BuyerProps {
  /** of the order, as it was when it was placed */
  address: OrderAddress;
  /** gives the names of country and state */
  places: CountriesPhones | undefined;
  /** nothing was shipped */
  isPickedUp: boolean;
}

/** Whom the invoice is for, with the buyer's tax number, and where things were shipped if that is elsewhere. */
export function Buyer({ address, places, isPickedUp }: BuyerProps) {
  const { t } = useTranslation('account');
  const { billing } = address;
  if (!billing)
    return (
      <section aria-labelledby="invoice-to">
        <h2 id="invoice-to">{t('invoice.to')}</h2>
        <AddressLines address={address} places={places} />
        <TaxNumber address={address} />
      </section>
    );
  return (
    <>
      <section aria-labelledby="invoice-to">
        <h2 id="invoice-to">{t('invoice.billTo')}</h2>
        <BillingLines address={address} places={places} />
        <TaxNumber address={address} />
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
