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
  /** gives the names of country and state */
  places?: CountriesPhones | undefined;
  /** only the person, where nothing is sent to the address */
  personOnly?: boolean;
}

/** An address as it would stand on a parcel. */
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
 * Whom an order is billed to, as on its invoice, where that is not whom it is shipped to: the company in front of the person. Nothing where it is
 * billed to where it is shipped.
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
