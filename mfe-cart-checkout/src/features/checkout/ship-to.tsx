import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from 'shared-kernel/commerce/addresses/address-book';
import { AddressLines, BillingLines } from 'shared-kernel/commerce/addresses/address-lines';
import { countriesQuery, placeNames } from 'shared-kernel/commerce/addresses/countries';
import type { Cart } from 'shared-kernel/contract/cart';
import { isolate } from 'shared-kernel/i18n/isolate';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { listComma } from 'shared-kernel/rules/list-comma';
import { card, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { SectionHead } from './section-head';

const box = css`
  padding: ${token('space-3')} ${token('space-5')} ${token('space-5')};
  /* as tall as an address, which a guest's page loads a moment later */
  min-block-size: 176px;
  h3 {
    margin-block: ${token('space-5')} ${token('space-2')};
    font-size: ${token('text-lg')};
  }
`;

/** shoppers may type one long word */
const typed = css`
  overflow-wrap: anywhere;
`;

interface ShipToProps extends Pick<Cart, 'destination'> {
  /** nothing is shipped: shows the customer's details instead */
  isPickedUp: boolean;
}

/**
 * Where the order is shipped or who picks it up, the delivery instructions, and the billing address if it differs, with a link to choose
 * another address.
 */
export function ShipTo({ destination, isPickedUp }: ShipToProps) {
  const { api, language } = usePage();
  const { t } = useTranslation('cart-checkout');
  const { data: addresses } = useQuery(addressesQuery(api));
  const { data: places } = useQuery(countriesQuery(api));
  const address = addresses?.find((entry) => entry.id === destination?.address_id);
  const region = destination && placeNames(places, destination.country, destination.state);
  return (
    <section css={[card, box]} aria-labelledby="ship-to">
      <SectionHead
        id="ship-to"
        title={t(isPickedUp ? 'checkout.pickedUpBy' : 'checkout.shipTo')}
        change={{ path: link('shipping'), label: t('checkout.changeAddress') }}
      />
      {address ? (
        <AddressLines address={address} places={places} personOnly={isPickedUp} />
      ) : (
        region && <p>{[region.state, region.country].join(listComma(language))}</p>
      )}
      {address?.delivery_instruction && (
        <p css={[muted, typed]}>
          {t('checkout.instruction')}: <bdi>{address.delivery_instruction}</bdi>
        </p>
      )}
      {address?.billing && (
        <>
          <h3>{t('checkout.billTo')}</h3>
          <BillingLines address={address} places={places} />
        </>
      )}
      {address?.tax_number && <p css={muted}>{t('checkout.taxNumber', { number: isolate(address.tax_number) })}</p>}
    </section>
  );
}
