import { sql } from 'kysely';
import { z } from 'zod';
import { changeRows } from '../../modules/catalogue-files/change-rows';
import { exportRows } from '../../modules/catalogue-files/export-folder';
import { FORMAT } from '../../modules/catalogue-files/format';
import { CatalogueRefused } from '../../modules/catalogue-files/import-folder';
import { isCalled } from '../../modules/catalogue-files/row-names';
import { cellsOf, rowName, rowOptions } from '../catalogue/row-options';
import { noSuchRow, refused } from '../catalogue/write-row';
import { command, type Desk, Misuse, Refusal } from '../command';
import { line } from '../values';

const FILE = 'shipping-places';
const KEY = ['rule', 'country', 'state'];
const { columns } = FORMAT[FILE];
const { options, shape } = rowOptions(FILE, KEY);
const PLACE = { '<shipping>': 'title of the rule in English', '<country>': columns.country.about };
const STATE = { '--state <code>': 'only this state of the country' };
const place = {
  shipping: rowName(),
  country: line(3)
    .transform((code) => code.toUpperCase())
    .refine((code) => columns.country.holds.safeParse(code).success, 'must be a country such as DE, or ALL.'),
  state: line(10).optional(),
};

/** Adds or changes a place of a shipping rule, with its prices. */
export const shippingPlace = command({
  verb: 'place',
  about: 'where a rule sends to, and for how much: adds the place, or changes what the options give',
  arguments: PLACE,
  options: { ...STATE, ...options },
  examples: [
    'shipping place Parcel DE --price 4.90 --days 2',
    'shipping place Parcel US --state CA --price 9.90 --days 5',
    'shipping place Parcel DE --pickup yes --pickup-price 0 --pickup-line-1 "Gartenstraße 1" --pickup-city Freiburg --pickup-zip 79098 --pickup-country DE',
  ],
  input: z.object({ ...place, ...shape }),
  async run(input, desk) {
    const { cells } = await cellsOf(FILE, KEY, input);
    if (Object.keys(cells).length === 0)
      throw new Misuse(['--price and --days say what it costs and how long it takes.']);
    const { added } = await changePlaces(
      desk,
      input,
      (rows, own) => {
        const there = rows.find(own) ?? {};
        const fresh = {
          ...there,
          rule: input.shipping,
          country: input.country,
          state: input.state ?? '',
          ...cells,
        };
        return [...rows.filter((row) => !own(row)), fresh];
      },
      cells,
    );
    const where = placeName(input);
    return {
      messages: [
        added ? `${input.shipping} now sends to ${where}.` : `What ${input.shipping} says of ${where} is set.`,
      ],
      data: { shipping: input.shipping, country: input.country, state: input.state ?? null, added },
    };
  },
});

/** Removes a place. */
export const shippingHide = command({
  verb: 'hide',
  about: 'a rule does not send to a place any more; orders on their way there go on',
  arguments: PLACE,
  options: STATE,
  examples: ['shipping hide Parcel BE', 'shipping hide Parcel US --state CA'],
  input: z.object(place),
  async run(input, desk) {
    const where = placeName(input);
    await changePlaces(desk, input, (rows, own) => {
      const others = rows.filter((row) => !own(row));
      if (others.length === rows.length)
        throw new Refusal([`${input.shipping} does not send to ${where} by a place of its own.`]);
      if (others.length === 0)
        throw new Refusal([`${input.shipping} sends nowhere else: hide its products, or give them another rule.`]);
      return others;
    });
    return {
      messages: [`${input.shipping} does not send to ${where} any more.`],
      data: { shipping: input.shipping, country: input.country, state: input.state ?? null },
    };
  },
});

interface Place {
  shipping: string;
  country: string;
  state?: string | undefined;
}
type PlaceRow = Record<string, string | null>;

const placeName = ({ country, state }: Place): string => (state ? `${country}-${state}` : country);

/** Changes the places of a rule; an import replaces all of them. */
async function changePlaces(
  desk: Desk,
  input: Place,
  change: (rows: readonly PlaceRow[], own: (row: PlaceRow) => boolean) => readonly PlaceRow[],
  cells: Readonly<Record<string, string>> = {},
): Promise<{ added: boolean }> {
  const { shipping } = input;
  const rule = { file: 'shipping', noun: 'shipping', name: [shipping] } as const;
  const [known] = await exportRows(desk.db, 'shipping', { where: isCalled('shipping', [shipping]) });
  if (!known) throw new Refusal([await noSuchRow(desk, rule)]);
  const own = (row: PlaceRow) => row.country === input.country && (row.state ?? '') === (input.state ?? '');
  const { before, after } = await changeRows(desk.db, {
    noun: FILE,
    where: sql`x.rule = ${shipping}`,
    to: (rows) =>
      change(rows as readonly PlaceRow[], own).map((row) =>
        Object.fromEntries(Object.keys(columns).map((name) => [name, row[name] ?? ''])),
      ),
  }).catch(async (error) => {
    if (!(error instanceof CatalogueRefused)) throw error;
    throw await refused(error, desk, { ...rule, file: FILE, name: [shipping, placeName(input)], cells });
  });
  return { added: after.length > before.length };
}
