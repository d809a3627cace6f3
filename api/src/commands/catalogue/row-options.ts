import { readFile } from 'node:fs/promises';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { z } from 'zod';
import { decodeText } from '../../modules/catalogue-files/decode-text';
import { type FileName, FORMAT } from '../../modules/catalogue-files/format';
import { columnsOf } from '../../modules/catalogue-files/read-folder';
import { Misuse } from '../command';
import { line } from '../values';

const FILE_TEXT = 'file:';
/** Columns whose cells name pictures. */
const PICTURES = new Set(['image', 'images']);
const OTHERS = LANGUAGES.filter((code) => code !== 'en');

/** `offer_price` as an option: `--offer-price`. */
export const flagOf = (column: string): string => `--${column.replaceAll('_', '-')}`;
/** `offer_price` as commander names its value: `offerPrice`. */
const givenAs = (column: string): string => column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Options that give the cells of a row. */
export interface RowOptions {
  options: Record<string, string>;
  /** options of the other languages, which the text of the English option names */
  unlisted: string[];
  shape: Record<string, z.ZodType<string | undefined>>;
}

/**
 * Makes options of the columns of a file, each checked like a cell of it; an empty text clears the cell.
 *
 * @param without columns that the command takes as arguments
 */
export function rowOptions(noun: FileName, without: readonly string[]): RowOptions {
  const options: Record<string, string> = {};
  const unlisted: string[] = [];
  const shape: RowOptions['shape'] = {};
  for (const { name, column, needed, language } of columnsOf(FORMAT[noun]).values()) {
    if (without.includes(name)) continue;
    shape[givenAs(name)] = z
      .string()
      .superRefine((text, { addIssue }) => {
        const cell = text.trim();
        if (cell === '' && needed) addIssue('is missing.');
        if (cell === '' || (language && cell.startsWith(FILE_TEXT))) return;
        for (const { message } of column.holds.safeParse(cell).error?.issues ?? []) addIssue(message);
      })
      .optional();
    const value = PICTURES.has(name) ? 'file' : language ? 'text' : 'value';
    const others = language === 'en' ? `; ${OTHERS.map((code) => `-${code}`).join(', ')} likewise` : '';
    const flags = `${flagOf(name)} <${value}>`;
    if (language && language !== 'en') unlisted.push(flags);
    else options[flags] = `${column.about.replace('of the folder pictures', 'of a picture')}${others}`;
  }
  return { options, unlisted, shape };
}

/** The argument that names a row. */
export const rowName = () => line(200);

/** The given options as cells by column. @param without as in `rowOptions` */
export async function cellsOf(
  noun: FileName,
  without: readonly string[],
  input: Readonly<Record<string, unknown>>,
): Promise<{ cells: Record<string, string>; pictures: string[] }> {
  const cells: Record<string, string> = {};
  const pictures: string[] = [];
  const faults: string[] = [];
  for (const { name, language } of columnsOf(FORMAT[noun]).values()) {
    const text = input[givenAs(name)];
    if (typeof text !== 'string' || without.includes(name)) continue;
    cells[name] = text;
    if (PICTURES.has(name)) pictures.push(...text.split('|').map((one) => one.trim()));
    if (!language || !text.startsWith(FILE_TEXT)) continue;
    const content = await readFile(text.slice(FILE_TEXT.length)).then(decodeText, (error: Error) => {
      faults.push(`${flagOf(name)} cannot be read: ${error.message}.`);
      return '';
    });
    if (content === null) faults.push(`${flagOf(name)}: the file is in another encoding than UTF-8 or UTF-16.`);
    else cells[name] = content;
  }
  if (faults.length > 0) throw new Misuse(faults);
  return { cells, pictures: pictures.filter(Boolean) };
}
