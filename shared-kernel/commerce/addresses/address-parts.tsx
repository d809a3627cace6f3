import { Fragment } from 'react';

/**
 * The given parts of an address in one line, each in the direction of its own script: in an Arabic page, a Latin street keeps its
 * number in front.
 */
export function AddressParts({ of }: { of: Readonly<Record<string, string | null | undefined>> }) {
  return Object.entries(of)
    .filter(([, part]) => part)
    .map(([name, part], i) => (
      <Fragment key={name}>
        {i > 0 && ', '}
        <bdi>{part}</bdi>
      </Fragment>
    ));
}
