import { Fragment } from 'react';
import type { NamedPlace } from '../../contract/addresses';
import { DIRECTION, type LanguageCode } from '../../contract/languages';
import type { CountriesPhones } from '../../contract/site';
import { usePage } from '../../platform/page-context';
import { listComma } from '../../rules/list-comma';
import { type PostalAddress, type PostalPiece, postalDirection, postalLines } from '../../rules/postal-lines';
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
  const { language } = usePage();
  const comma = listComma(language);
  const { lines: format, ...names } = address.named ?? {
    ...placeNames(places, country, address.state ?? ''),
    lines: formatOf(places, country).lines,
  };
  const lines = postalLines({ ...address, ...names }, format, comma);
  const street = lines.findIndex((line) => line.some(({ text }) => text === address.address_1)) + 1;
  return (
    <>
      <Line of={lines.slice(0, street)} {...{ comma, language }} />
      <Line of={lines.slice(street)} {...{ comma, language }} />
    </>
  );
}

interface LineProps {
  of: readonly (readonly PostalPiece[])[];
  comma: string;
  language: LanguageCode;
}

/**
 * Lines of the country and their parts, each in the direction of its own script: in an Arabic page, a Latin street keeps its number in front, and a
 * Latin city its postcode.
 */
function Line({ of, comma, language }: LineProps) {
  return (
    <span>
      {of.map((line, n) => (
        <Fragment key={n}>
          {n > 0 && comma}
          <bdi dir={postalDirection(line, DIRECTION[language])}>
            {line.map(({ text, isPart }, i) => (
              <Fragment key={i}>{isPart && line.length > 1 ? <bdi>{text}</bdi> : text}</Fragment>
            ))}
          </bdi>
        </Fragment>
      ))}
    </span>
  );
}
