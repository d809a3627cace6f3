import { css } from '@emotion/react';
import type { Address } from '../../contract/addresses';
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

type Shown = Omit<Address, 'id' | 'default' | 'created'>;

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
