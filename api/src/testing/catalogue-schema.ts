import { Ajv2020 } from 'ajv/dist/2020';
import type { FileName } from '../modules/catalogue-files/format';
import { schemaOf } from '../modules/catalogue-files/json-schema';
import { openCsv } from '../modules/catalogue-files/read-csv';

/**
 * Judges by the schema of a catalogue's file, as an editor does.
 *
 * @returns what gives the places of rows that are wrong: `/0/price must be number`
 */
export function schemaJudge(noun: FileName): (rows: readonly unknown[]) => string[] {
  const fits = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schemaOf(noun));
  return (rows) => (fits(rows) ? [] : (fits.errors ?? []).map((error) => `${error.instancePath} ${error.message}`));
}

/** The rows of a file in CSV as JSON has them: all cells are texts. */
export async function csvAsJson(path: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  const { rows: read } = await openCsv(path);
  for await (const { cells } of read(() => {})) rows.push({ ...cells });
  return rows;
}
