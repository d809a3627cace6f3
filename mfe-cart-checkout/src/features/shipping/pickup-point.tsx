import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { countriesQuery, placeNames } from 'shared-kernel/commerce/addresses/countries';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { usePage } from 'shared-kernel/platform/page-context';

const block = css`
  display: block;
`;

/** Where parcels can be collected; each part in the direction of its own script. */
export function PickupPoint({ place }: { place: ShippingPlace }) {
  const { api } = usePage();
  const { data: places } = useQuery(countriesQuery(api));
  const named = placeNames(places, place.pickup_country ?? '', place.pickup_state ?? '');
  const parts = [
    place.pickup_address_line_1,
    place.pickup_address_line_2,
    place.pickup_zip,
    place.pickup_city,
    named.state,
    named.country,
  ].filter(Boolean);
  return (
    <>
      <span css={block}>
        {parts.map((part, i) => (
          <Fragment key={part}>
            {i > 0 && ', '}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </span>
      {place.pickup_phone && (
        <span css={block}>
          <bdi dir="ltr">{place.pickup_phone}</bdi>
        </span>
      )}
    </>
  );
}
