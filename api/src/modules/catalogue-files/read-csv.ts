import { once } from 'node:events';
import { CsvError, type Parser, parse } from 'csv-parse';
import { decodeFile, LONGEST_ROW, linesIn, Unreadable } from './decode-text';
import type { CellFile, Cells, TellFault } from './read-cells';

const MARKS = [',', ';', '\t'];
/** More than all files have together. */
const MOST_COLUMNS = 1000;

/**
 * Opens comma, semicolon or tab separated values: whichever the line of names has most of.
 *
 * @throws Unreadable
 */
export async function openCsv(path: string): Promise<CellFile> {
  const delimiter = await delimiterOf(path);
  const columns: string[] = [];
  for await (const { record } of readRecords(path, delimiter)) {
    columns.push(...record);
    break;
  }
  if (columns.length > MOST_COLUMNS) throw new Unreadable(1, `has ${columns.length} columns.`);
  const [only = ''] = columns;
  if (columns.length === 1 && /[|:]|\s/.test(only))
    throw new Unreadable(
      1,
      `has one column, '${only.slice(0, 60)}': columns are parted by commas, semicolons or tabs.`,
    );
  return { columns, rows: (fault, told) => readRows({ path, delimiter, columns }, fault, told) };
}

interface Opened {
  path: string;
  delimiter: string;
  columns: readonly string[];
}

async function* readRows(
  { path, delimiter, columns }: Opened,
  fault: TellFault,
  told?: (bytes: number) => void,
): AsyncGenerator<Cells> {
  let first = true;
  for await (const { record, line } of readRecords(path, delimiter, told)) {
    if (first) {
      first = false;
      continue;
    }
    if (record.every((cell) => cell === '')) continue;
    if (record.length !== columns.length)
      fault(line, `has ${record.length} cells, but there are ${columns.length} columns.`);
    else yield { line, cells: Object.fromEntries(columns.map((name, n) => [name, record[n] ?? ''])) };
  }
}

async function* readRecords(path: string, delimiter: string, told?: (bytes: number) => void) {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    raw: true,
    // as they come, also when somebody has put files together
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: LONGEST_ROW,
  });
  const fed = feed(parser, decodeFile(path, told));
  let next = 1;
  try {
    for await (const { record, info, raw } of parser as AsyncIterable<Read>) {
      yield { record, line: info.lines - linesIn(raw.trim()) };
      next = info.lines + 1;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // where the row begins: what is not closed is found at the end of the file
    const line = ENDLESS.has(error.code) ? next : Number((error as { lines?: number }).lines) || next;
    throw new Unreadable(line, plain(error));
  } finally {
    parser.destroy();
    await fed;
  }
}
interface Read {
  record: string[];
  info: { lines: number };
  raw: string;
}

/** Ends the parser with what goes wrong, and stops once nobody reads on. */
async function feed(parser: Parser, texts: AsyncIterable<string>): Promise<void> {
  try {
    for await (const text of texts) {
      if (parser.destroyed) return;
      if (!parser.write(text)) await Promise.race([once(parser, 'drain'), once(parser, 'close')]);
    }
    if (!parser.destroyed) parser.end();
  } catch (error) {
    parser.destroy(error as Error);
  }
}

async function delimiterOf(path: string): Promise<string> {
  let names = '';
  for await (const text of decodeFile(path)) {
    names += text;
    if (/[\r\n]/.test(text) || names.length > LONGEST_ROW) break;
  }
  names = names.slice(0, names.search(/[\r\n]|$/));
  const count = (mark: string) => names.split(mark).length;
  return MARKS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Faults that take the rest of a file into one row. */
const ENDLESS: ReadonlySet<string> = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

function plain(error: CsvError): string {
  if (error.code.startsWith('CSV_QUOTE_NOT_CLOSED')) return 'a quotation mark is not closed.';
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `begins a row of more than ${LONGEST_ROW} letters: a quotation mark may not be closed.`;
  return `cannot be read: ${error.message}`;
}
