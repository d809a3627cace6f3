import { Fragment } from 'react';
import type { CountriesPhones } from '../../contract/site';
import { placeNames } from './countries';

type Part = string | null | undefined;

interface PostalLinesProps {
  address: Readonly<Partial<Record<'address_1' | 'address_2' | 'city' | 'zip' | 'state' | 'country', Part>>>;
  /** gives the names of country and state */
  places?: CountriesPhones | undefined;
}

/** Where an address is, in two lines: the street; then zip, city, state and country. */
export function PostalLines({ address, places }: PostalLinesProps) {
  const { country, state } = placeNames(places, address.country ?? '', address.state ?? '');
  return (
    <>
      <Line of={{ first: address.address_1, second: address.address_2 }} />
      <Line of={{ zip: address.zip, city: address.city, state, country }} />
    </>
  );
}

/** The given parts, each in the direction of its own script: in an Arabic page, a Latin street keeps its number in front. */
function Line({ of }: { of: Readonly<Record<string, Part>> }) {
  const given = Object.entries(of).filter(([, part]) => part);
  return (
    <span>
      {given.map(([name, part], i) => (
        <Fragment key={name}>
          {i > 0 && ', '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
