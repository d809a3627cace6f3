import { Fragment } from 'react';
import type { CountriesPhones } from '../../contract/site';
import { usePage } from '../../platform/page-context';
import { listComma } from '../../rules/list-comma';
import { type PostalAddress, type PostalPiece, postalLines } from '../../rules/postal-lines';
import { formatOf, placeNames } from './countries';

interface PostalLinesProps {
  address: PostalAddress;
  /** gives the names of country and state, and the order in which the country writes them */
  places?: CountriesPhones | undefined;
}

/** Where an address is, as its country writes it, in two lines: those up to the street, and the rest. */
export function PostalLines({ address, places }: PostalLinesProps) {
  const country = address.country ?? '';
  const comma = listComma(usePage().language);
  const names = placeNames(places, country, address.state ?? '');
  const lines = postalLines({ ...address, ...names }, formatOf(places, country).lines, comma);
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
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their places while the address is the same
        <Fragment key={i}>{isPart ? <bdi>{text}</bdi> : text}</Fragment>
      ))}
    </span>
  );
}
