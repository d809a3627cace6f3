import { CsvError, parse } from 'csv-parse/sync';

/** A row of a file: where it begins, and its cells by the names of their columns. */
export interface Cells {
  /** counted from 1, the names of the columns included */
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** What is wrong with a file, and in which line. */
export interface TextFault {
  line: number;
  message: string;
}

export interface ReadCells {
  columns: readonly string[];
  rows: readonly Cells[];
  faults: readonly TextFault[];
}

/** Reads comma, semicolon or tab separated values: whichever the line of names has most of. */
export function readCsv(text: string): ReadCells {
  const delimiter = delimiterOf(text);
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as never;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as { lines?: number }).lines) || 1;
    return { columns: [], rows: [], faults: [{ line, message: plain(error) }] };
  }
  const columns = records[0]?.record ?? [];
  const faults: TextFault[] = [];
  let end = records[0]?.info.lines ?? 1;
  const rows = records.slice(1).flatMap(({ record, info }) => {
    const line = end + 1;
    end = info.lines;
    if (record.every((cell) => cell === '')) return [];
    if (record.length !== columns.length) {
      faults.push({ line, message: `has ${record.length} cells, but there are ${columns.length} columns.` });
      return [];
    }
    return [{ line, cells: Object.fromEntries(columns.map((name, n) => [name, record[n] ?? ''])) }];
  });
  return { columns, rows, faults };
}

function delimiterOf(text: string): string {
  const names = text.slice(0, text.search(/[\r\n]|$/));
  const count = (mark: string) => names.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function plain(error: CsvError): string {
  if (error.code.startsWith('CSV_QUOTE_NOT_CLOSED')) return 'a quotation mark is not closed.';
  return `cannot be read: ${error.message}`;
}

/** Reads a list of objects; lists in them are cells with `|` between. A name that only some objects have is empty in the others. */
export function readJson(text: string): ReadCells {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return {
      columns: [],
      rows: [],
      faults: [{ line: 1, message: `is no JSON: ${error instanceof Error ? error.message : ''}` }],
    };
  }
  if (!Array.isArray(value))
    return { columns: [], rows: [], faults: [{ line: 1, message: 'must be a list of objects.' }] };
  const lines = linesOfObjects(text);
  const faults: TextFault[] = [];
  const columns = new Set<string>();
  const read = value.flatMap((one: unknown, n): Cells[] => {
    const line = lines[n] ?? 1;
    if (typeof one !== 'object' || one === null || Array.isArray(one)) {
      faults.push({ line, message: 'must be an object.' });
      return [];
    }
    for (const name of Object.keys(one)) columns.add(name);
    return [{ line, cells: Object.fromEntries(Object.entries(one).map(([name, cell]) => [name, asCell(cell)])) }];
  });
  const empty = Object.fromEntries([...columns].map((name) => [name, '']));
  return {
    columns: [...columns],
    rows: read.map(({ line, cells }) => ({ line, cells: { ...empty, ...cells } })),
    faults,
  };
}

function asCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return Array.isArray(value) ? value.map(asCell).join('|') : String(value).trim();
}

/** Lines on which the members of the outermost list begin. */
function linesOfObjects(text: string): number[] {
  const lines: number[] = [];
  let [line, depth, quoted] = [1, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth === 2) lines.push(line);
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
  return lines;
}
