import { AddressLines, BillingLines } from 'shared-kernel/commerce/addresses/address-lines';
import type { OrderAddress } from 'shared-kernel/contract/orders';
import type { CountriesPhones } from 'shared-kernel/contract/site';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { TaxNumber } from '../tax-number';

interface BuyerProps {
  /** the order's address, as it was when the order was placed */
  address: OrderAddress;
  /** for the names of country and state */
  places: CountriesPhones | undefined;
  /** nothing was shipped */
  isPickedUp: boolean;
}

/** Recipient of the invoice with tax number, and the shipping address if it differs. */
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
