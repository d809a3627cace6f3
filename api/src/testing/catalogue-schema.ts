import { Ajv2020 } from 'ajv/dist/2020';
import type { FileName } from '../modules/catalogue-files/format';
import { schemaOf } from '../modules/catalogue-files/json-schema';
import { openCsv } from '../modules/catalogue-files/read-csv';

/**
 * Validates a catalogue file against its schema, as an editor does.
 *
 * @returns a function that lists the errors with their places: `/0/price must be number`
 */
export function schemaJudge(noun: FileName): (rows: readonly unknown[]) => string[] {
  const fits = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schemaOf(noun));
  return (rows) => (fits(rows) ? [] : (fits.errors ?? []).map((error) => `${error.instancePath} ${error.message}`));
}

/** The rows of a CSV file in the form JSON would have them, with every cell as text. */
export async function csvAsJson(path: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  const { rows: read } = await openCsv(path);
  for await (const { cells } of read(() => {})) rows.push({ ...cells });
  return rows;
}
