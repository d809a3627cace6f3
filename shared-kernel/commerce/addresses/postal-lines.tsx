import { Fragment } from 'react';
import type { NamedPlace } from '../../contract/addresses';
import { DIRECTION, type LanguageCode } from '../../contract/languages';
import type { CountriesPhones } from '../../contract/site';
import { usePage } from '../../platform/page-context';
import { listComma } from '../../rules/list-comma';
import { type PostalAddress, type PostalPiece, postalDirection, postalLines } from '../../rules/postal-lines';
import { formatOf, placeNames } from './countries';

/** An address with the names of its country and state, when the server includes them. */
export type NamedAddress = PostalAddress & { readonly named?: NamedPlace | undefined };

interface PostalLinesProps {
  address: NamedAddress;
  /** source of country and state names and of the line order, when the address has none */
  places?: CountriesPhones | undefined;
}

/** A postal address in its country's format, as two lines: everything up to the street, and the rest. */
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
 * One line of the country's format. Each part has the direction of its own script: in an Arabic page, a Latin street keeps its
 * number in front, and a Latin city its postcode.
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
