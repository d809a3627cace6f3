import { Fragment } from 'react';
import type { NamedPlace } from '../../contract/addresses';
import type { CountriesPhones } from '../../contract/site';
import { usePage } from '../../platform/page-context';
import { listComma } from '../../rules/list-comma';
import { type PostalAddress, type PostalPiece, postalLines } from '../../rules/postal-lines';
import { formatOf, placeNames } from './countries';

/** An address with the names of its places, where the server sent them along. */
export type NamedAddress = PostalAddress & { readonly named?: NamedPlace | undefined };

interface PostalLinesProps {
  address: NamedAddress;
  /** gives the names of country and state, and the order in which the country writes them, where the address does not */
  places?: CountriesPhones | undefined;
}

/** Where an address is, as its country writes it, in two lines: those up to the street, and the rest. */
export function PostalLines({ address, places }: PostalLinesProps) {
  const country = address.country ?? '';
  const comma = listComma(usePage().language);
  const { lines: format, ...names } = address.named ?? {
    ...placeNames(places, country, address.state ?? ''),
    lines: formatOf(places, country).lines,
  };
  const lines = postalLines({ ...address, ...names }, format, comma);
  const street = lines.findIndex((line) => line.some(({ text }) => text === address.address_1)) + 1;
  return (
    <>
      <Line of={lines.slice(0, street)} comma={comma} />
      <Line of={lines.slice(street)} comma={comma} />
    </>
  );
}

/** Parts in the direction of their own script: in an Arabic page, a Latin street keeps its number in front. */
function Line({ of, comma }: { of: readonly (readonly PostalPiece[])[]; comma: string }) {
  const pieces = of.flatMap((line, i) => (i > 0 ? [{ text: comma, isPart: false }, ...line] : line));
  return (
    <span>
      {pieces.map(({ text, isPart }, i) => (
        <Fragment key={i}>{isPart ? <bdi>{text}</bdi> : text}</Fragment>
      ))}
    </span>
  );
}
