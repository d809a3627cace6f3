import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from 'shared-kernel/commerce/addresses/countries';
import { PostalLines } from 'shared-kernel/commerce/addresses/postal-lines';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { usePage } from 'shared-kernel/platform/page-context';

const lines = css`
  display: block;
  span {
    display: block;
  }
`;

/** The address of a pickup point, in its country's format. */
export function PickupPoint({ place }: { place: ShippingPlace }) {
  const { api } = usePage();
  const { data: places } = useQuery(countriesQuery(api));
  const address = {
    address_1: place.pickup_address_line_1,
    address_2: place.pickup_address_line_2,
    zip: place.pickup_zip,
    city: place.pickup_city,
    state: place.pickup_state,
    country: place.pickup_country,
  };
  return (
    <span css={lines}>
      <PostalLines address={address} places={places} />
      {place.pickup_phone && (
        <span>
          <bdi dir="ltr">{place.pickup_phone}</bdi>
        </span>
      )}
    </span>
  );
}
