import { sql } from 'kysely';
import { z } from 'zod';
import { type ExportedRow, exportRows } from '../../modules/catalogue-files/export-folder';
import { type Column, FORMAT } from '../../modules/catalogue-files/format';
import { isCalled, type NamedFile, ROW_NAMES } from '../../modules/catalogue-files/row-names';
import { type Command, command, Misuse, Refusal, type Report } from '../command';
import { count } from '../values';
import { cellsOf, rowName, rowOptions } from './row-options';
import { noSuchRow, type RowWritten, writeRow } from './write-row';

/** A noun whose rows are those of one catalogue file. */
export interface RowNoun {
  /** `brand` */
  noun: string;
  file: NamedFile;
  /** columns that its list shows */
  list: readonly string[];
  /** a name for examples */
  sample: string;
}

type Columns = Partial<Record<string, Column>>;
const nameHint = ({ file }: RowNoun) => (ROW_NAMES[file][0] === 'slug' ? 'its slug' : 'its title in English');
const argument = ({ noun }: RowNoun) => `<${noun}>`;

/** `<noun> list`. */
export function rowList(rows: RowNoun): Command {
  const { noun, file, list } = rows;
  return command({
    verb: 'list',
    about: 'all of them, hidden ones too',
    options: { '--limit <number>': 'how many (100)' },
    examples: [`${noun} list`],
    input: z.object({ limit: count().default(100) }),
    async run({ limit }, { db }) {
      const exported = await exportRows(db, file, { where: sql`true`, limit: limit + 1 });
      const shown = exported.slice(0, limit);
      return {
        messages: [...(shown.length === 0 ? ['There are none.'] : []), ...more(exported.length > limit)],
        rows: shown.map((row) => Object.fromEntries(list.map((column) => [column, short(row[column] ?? '')]))),
        data: shown.map(withoutId),
      };
    },
  });
}

export const more = (is: boolean): string[] => (is ? ['There are more: --limit shows them.'] : []);

/** `<noun> show <name>`: shows the columns that `set` takes. */
export function rowShow(rows: RowNoun): Command {
  const { noun, file, sample } = rows;
  return command({
    verb: 'show',
    about: `one ${noun} with everything that 'set' changes`,
    arguments: { [argument(rows)]: nameHint(rows) },
    examples: [`${noun} show ${sample}`],
    input: z.object({ [noun]: rowName() }),
    async run(input, desk) {
      const name = [String(input[noun])];
      const [row] = await exportRows(desk.db, file, { where: isCalled(file, name) });
      if (!row) throw new Refusal([await noSuchRow(desk, { file, noun, name })]);
      return { rows: describeRow(row), data: withoutId(row) };
    },
  });
}

/** Cells with a value, one per line. */
export const describeRow = (row: ExportedRow) =>
  Object.entries(withoutId(row)).flatMap(([column, value]) =>
    value === null || value === '' ? [] : [{ column, value: short(String(value)) }],
  );

export const withoutId = ({ id: _, ...row }: ExportedRow): Record<string, string | null> => row;

/** `<noun> set <name>`. */
export function rowSet(rows: RowNoun, examples: readonly string[]): Command {
  const { noun, file } = rows;
  const { options, unlisted, shape } = rowOptions(file, ROW_NAMES[file]);
  return command({
    verb: 'set',
    about: 'changes what the options give and leaves the rest; an empty text takes away what stands there',
    arguments: { [argument(rows)]: nameHint(rows) },
    options: { ...options, '--new': 'adds it: there is none of this name yet' },
    unlisted,
    examples,
    input: z.object({ ...shape, [noun]: rowName(), new: z.boolean().default(false) }),
    async run(input, desk) {
      const { cells, pictures } = await cellsOf(file, ROW_NAMES[file], input);
      const add = Boolean(input.new);
      if (Object.keys(cells).length === 0 && !add) throw new Misuse([NOTHING_GIVEN]);
      const name = [String((input as Record<string, unknown>)[noun])];
      const [key] = ROW_NAMES[file];
      const wrong =
        add && key === 'slug' ? (FORMAT[file].columns as Columns).slug?.holds.safeParse(name[0]).error : null;
      if (wrong) throw new Misuse(wrong.issues.map(({ message }) => `${argument(rows)} ${message}`));
      return reportOf(noun, await writeRow(desk, { noun, file, name, cells, pictures, add }), add);
    },
  });
}

export const NOTHING_GIVEN = 'Name at least one thing to set: --help lists them.';

/** Reports what has changed. */
export function reportOf(noun: string, { name, changed }: RowWritten, add = false): Report {
  const what = add ? 'is added' : changed.length > 0 ? 'has changed' : 'was so already';
  return {
    messages: [`The ${noun} ${name} ${what}.`],
    rows: add
      ? []
      : changed.map(({ column, before, after }) => ({
          column,
          before: short(before ?? '-'),
          after: short(after ?? '-'),
        })),
    data: { [noun]: name, changed },
  };
}

/** One line of a table, however long a text is. */
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

/** `<noun> hide <name>` and `<noun> publish <name>`. */
export function rowVisibility(rows: RowNoun, what: string): [Command, Command] {
  return [
    visibility(rows, 'hide', `${what}; nothing of it is lost`),
    visibility(rows, 'publish', `shows one again that was hidden, or that is new`),
  ];
}

function visibility(rows: RowNoun, verb: 'hide' | 'publish', about: string): Command {
  const { noun, file, sample } = rows;
  return command({
    verb,
    about,
    arguments: { [argument(rows)]: nameHint(rows) },
    examples: [`${noun} ${verb} ${sample}`],
    input: z.object({ [noun]: rowName() }),
    async run(input, desk) {
      const name = String(input[noun]);
      const cells = { public: verb === 'publish' ? 'yes' : 'no' };
      const { changed } = await writeRow(desk, { noun, file, name: [name], cells });
      const state = verb === 'publish' ? 'public' : 'hidden';
      return {
        messages: [
          changed.length > 0
            ? `The ${noun} ${name} is ${state}. Pages follow within a second.`
            : `The ${noun} ${name} was ${state} already.`,
        ],
        data: { [noun]: name, state, changed: changed.length > 0 },
      };
    },
  });
}
