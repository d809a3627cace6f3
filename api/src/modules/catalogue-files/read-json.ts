import { decodeFile, LONGEST_ROW, linesIn, Unreadable } from './decode-text';
import type { CellFile, Cells, ReportFault } from './read-cells';

/**
 * Opens a list of objects; lists in them become cells separated by `|`. A property missing from some objects is empty there.
 *
 * @throws Unreadable
 */
export async function openJson(path: string): Promise<CellFile> {
  const columns = new Set<string>();
  for await (const { value } of readMembers(path)) for (const name of Object.keys(value ?? {})) columns.add(name);
  return { columns: [...columns], rows: (fault, onBytes) => readRows(path, [...columns], fault, onBytes) };
}

async function* readRows(
  path: string,
  columns: readonly string[],
  fault: ReportFault,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Cells> {
  const empty = Object.fromEntries(columns.map((name) => [name, '']));
  for await (const { line, value, names } of readMembers(path, onBytes)) {
    if (value !== null && names > Object.keys(value).length) fault(line, 'says something twice.');
    if (value === null) fault(line, 'must be an object.');
    else {
      const cells = Object.entries(value).map(([name, cell]) => [name, asCell(cell)] as const);
      for (const [name, cell] of Object.entries(value)) {
        if (!isCell(cell)) fault(line, `${name} must be a text, a number, yes or no, or a list of texts.`);
        if (typeof cell === 'number' && Number.isInteger(cell) && !Number.isSafeInteger(cell))
          fault(line, `${name} has more digits than numbers keep: write it in quotation marks.`);
      }
      yield { line, cells: { ...empty, ...Object.fromEntries(cells) }, types: typesOf(value) };
    }
  }
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
/** Nested lists are rejected: they could be arbitrarily deep. */
const isCell = (value: unknown): boolean => (Array.isArray(value) ? value.every(isPlain) : isPlain(value));

function typesOf(value: Readonly<Record<string, unknown>>): NonNullable<Cells['types']> {
  const types: Record<string, 'array' | 'boolean'> = {};
  for (const [name, cell] of Object.entries(value))
    if (Array.isArray(cell)) types[name] = 'array';
    else if (typeof cell === 'boolean') types[name] = 'boolean';
  return types;
}

function asCell(value: unknown): string {
  if (!isCell(value) || value === null || value === undefined) return '';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return Array.isArray(value) ? value.map(asCell).join('|') : String(value).trim();
}

/** The list's members with their first lines; null: a member that is not an object. */
async function* readMembers(path: string, onBytes?: (bytes: number) => void) {
  for await (const { line, text, names } of splitList(decodeFile(path, onBytes))) {
    if (text === '') throw new Unreadable(line, 'has a comma too many: no object stands before or after it.');
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      // the message quotes some of the file, including line ends
      throw new Unreadable(line, `is no JSON: ${message.replace(/\s+/g, ' ')}`);
    }
    yield { line, names, value: isObject(value) ? value : null };
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Splits a list into its members before they are parsed, so that only one is held at a time. `names`: number of properties in the object. */
async function* splitList(texts: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string; names: number }> {
  let [line, depth, members, names] = [1, 0, 0, 0];
  let [quoted, escaped, over] = [false, false, false];
  let member = '';
  const take = () => {
    const text = member.trim();
    const begins = line - linesIn(member.trimStart());
    const had = names;
    member = '';
    members += 1;
    names = 0;
    return { line: begins, text, names: had };
  };
  for await (const piece of texts) {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece[at] as string;
      if (quoted) {
        if (escaped) escaped = false;
        else if (letter === '\\') escaped = true;
        else if (letter === '"') quoted = false;
      } else if (depth === 0) {
        from = at + 1;
        if (letter === '[' && !over) depth = 1;
        else if (letter.trim() !== '')
          throw new Unreadable(line, 'must be a list of objects, such as [{"slug": "red-rose"}], and nothing else.');
      } else if (letter === '"') quoted = true;
      else if (letter === '{' || letter === '[') depth += 1;
      else if (letter === '}' || letter === ']') depth -= 1;
      else if (letter === ':' && depth === 2) names += 1;
      if (depth === 0 ? letter === ']' && !over : depth === 1 && letter === ',' && !quoted) {
        member += piece.slice(from, at);
        from = at + 1;
        over = depth === 0;
        if (!over || members > 0 || member.trim() !== '') yield take();
      }
      if (letter === '\n') line += 1;
    }
    if (depth > 0) member += piece.slice(from);
    if (member.length > LONGEST_ROW) {
      const begins = line - linesIn(member.trimStart());
      throw new Unreadable(begins, `begins an object of more than ${LONGEST_ROW} letters: a mark may not be closed.`);
    }
  }
  if (!over) throw new Unreadable(line, 'is no JSON: it ends before its list does.');
}
