import { sql } from 'kysely';
import { z } from 'zod';
import { type ExportedRow, exportRows } from '../../modules/catalogue-files/export-folder';
import { isCalled, ROW_NAMES } from '../../modules/catalogue-files/row-names';
import { describeRow, NOTHING_GIVEN, type RowNoun, reportOf, rowSet, withoutId } from '../catalogue/row-commands';
import { cellsOf, rowName, rowOptions } from '../catalogue/row-options';
import { noSuchRow, writeRow } from '../catalogue/write-row';
import { command, type Desk, Misuse, Refusal } from '../command';

const VALUES = 'attribute-values';
const KEY = ROW_NAMES[VALUES];
const { options, unlisted, shape } = rowOptions(VALUES, KEY);
const ATTRIBUTE: RowNoun = { noun: 'attribute', file: 'attributes', list: [], sample: 'Colour' };
const ARGUMENT = { '<attribute>': 'its title in English' };

/** All attributes with their values. */
export const attributeList = command({
  verb: 'list',
  about: 'what variants differ in, and what they can be',
  examples: ['attribute list'],
  input: z.object({}),
  async run(_, { db }) {
    const attributes = await exportRows(db, 'attributes');
    const values = await exportRows(db, VALUES);
    const all = attributes.map((row) => ({
      ...withoutId(row),
      values: values.filter(({ attribute }) => attribute === row.title_en).map(({ title_en }) => title_en ?? ''),
    }));
    return {
      ...(all.length === 0 && { messages: ['There are none.'] }),
      rows: attributes.map(({ title_en, position }, n) => ({
        attribute: title_en ?? '',
        position: position ?? '',
        values: all[n]?.values.join(', ') ?? '',
      })),
      data: all,
    };
  },
});

/** One attribute and its values. */
export const attributeShow = command({
  verb: 'show',
  about: "one attribute with everything that 'set' and 'value' change",
  arguments: ARGUMENT,
  examples: ['attribute show Colour'],
  input: z.object({ attribute: rowName() }),
  async run({ attribute }, desk) {
    const row = await readAttribute(desk, attribute);
    const values = await readValues(desk, attribute);
    return {
      messages: describeRow(row).map(({ column, value }) => `${column}: ${value}`),
      rows: values.map(({ title_en, colour, position }) => ({
        value: title_en ?? '',
        colour: colour ?? '',
        position: position ?? '',
      })),
      data: { ...withoutId(row), values: values.map(withoutId) },
    };
  },
});

/** Changes an attribute or adds one. */
export const attributeSet = rowSet(ATTRIBUTE, [
  'attribute set Colour --title-fr Couleur --position 1',
  'attribute set Length --new',
]);

/** Changes a value or adds one. */
export const attributeValue = command({
  verb: 'value',
  about: 'what variants can be: changes what the options give of a value and leaves the rest, or adds one',
  arguments: { ...ARGUMENT, '<value>': 'its title in English' },
  options: { ...options, '--new': 'adds it: the attribute has none of this name yet' },
  unlisted,
  examples: [
    'attribute value Colour Red --colour "#c0392b" --title-fr Rouge',
    'attribute value Colour Olive --new --colour "#6b8e23"',
  ],
  input: z.object({ ...shape, attribute: rowName(), value: rowName(), new: z.boolean().default(false) }),
  async run({ attribute, value, new: add, ...input }, desk) {
    const { cells } = await cellsOf(VALUES, KEY, input);
    if (Object.keys(cells).length === 0 && !add) throw new Misuse([NOTHING_GIVEN]);
    await readAttribute(desk, attribute);
    const known = (await readValues(desk, attribute)).map(({ title_en }) => title_en);
    if (!add && !known.includes(value))
      throw new Refusal([`${attribute} has no value '${value}'. There are: ${known.join(', ')}.`]);
    const written = await writeRow(desk, { noun: 'value', file: VALUES, name: [attribute, value], cells, add });
    return reportOf('value', written, add);
  },
});

/** @throws Refusal when there is no such attribute */
async function readAttribute(desk: Desk, attribute: string): Promise<ExportedRow> {
  const name = [attribute];
  const [row] = await exportRows(desk.db, 'attributes', { where: isCalled('attributes', name) });
  if (!row) throw new Refusal([await noSuchRow(desk, { file: 'attributes', noun: 'attribute', name })]);
  return row;
}

const readValues = ({ db }: Desk, attribute: string) =>
  exportRows(db, VALUES, { where: sql`x.attribute = ${attribute}` });
