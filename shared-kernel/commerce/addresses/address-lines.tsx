import { css } from '@emotion/react';
import type { OrderAddress } from '../../contract/orders';
import type { CountriesPhones } from '../../contract/site';
import { token } from '../../ui/tokens';
import { PostalLines } from './postal-lines';

const block = css`
  display: block;
  overflow-wrap: anywhere;
  strong {
    display: block;
    font-weight: ${token('weight-strong')};
  }
  span {
    display: block;
    color: ${token('colour-ink-muted')};
    font-size: ${token('text-sm')};
  }
`;

type Shown = Omit<OrderAddress, 'id' | 'default' | 'created'>;

interface AddressLinesProps {
  address: Shown;
  /** source of country and state names */
  places?: CountriesPhones | undefined;
  /** shows the person only, when nothing is shipped to the address */
  personOnly?: boolean;
}

/** An address as written on a parcel. */
export function AddressLines({ address, places, personOnly = false }: AddressLinesProps) {
  return (
    <span css={block}>
      <strong>
        <bdi>{address.name}</bdi>
      </strong>
      {address.company && (
        <span>
          <bdi>{address.company}</bdi>
        </span>
      )}
      {!personOnly && <PostalLines address={address} places={places} />}
      <span>
        <bdi dir="ltr">{address.phone}</bdi>
      </span>
      <span>
        <bdi dir="ltr">{address.email}</bdi>
      </span>
    </span>
  );
}

/**
 * The billing address of an order, as on its invoice (company before the person), if it differs from the shipping address.
 * Otherwise renders nothing.
 */
export function BillingLines({ address: { billing, company }, places }: Omit<AddressLinesProps, 'personOnly'>) {
  if (!billing) return null;
  return (
    <span css={block}>
      <strong>
        <bdi>{company || billing.name}</bdi>
      </strong>
      {company && (
        <span>
          <bdi>{billing.name}</bdi>
        </span>
      )}
      <PostalLines address={billing} places={places} />
    </span>
  );
}
