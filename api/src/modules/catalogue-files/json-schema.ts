import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../../files/make-folder';
import { IN_JSON } from './cell-kinds';
import { FILE_NAMES, type FileName, FORMAT } from './format';
import { columnsOf, type KnownColumn, SCHEMA_ENDING } from './read-folder';

type Words = Record<string, unknown>;

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const EMPTY = 'null and "" are empty; so is a column that a row lacks, where another row of the file has it.';

/**
 * Writes the formats that `import` accepts as JSON Schemas, one per file.
 *
 * @param folder is created if missing; existing files of the same names are overwritten
 * @returns the names of the files
 */
export async function writeSchemas(folder: string): Promise<string[]> {
  await makeFolder(folder);
  const schemas = FILE_NAMES.map((noun) => [`${noun}${SCHEMA_ENDING}`, schemaText(noun)] as const);
  for (const [file, text] of schemas) await writeFile(join(folder, file), text);
  return schemas.map(([file]) => file);
}

/** The schema of a file as text. */
export const schemaText = (noun: FileName): string => `${JSON.stringify(schemaOf(noun), null, 2)}\n`;

/**
 * JSON Schema (draft 2020-12) of a catalogue file in JSON, a list of objects. Computed from the columns that the import reads. It
 * validates single rows only: references to other rows, and conditions on several columns, are checked by the import.
 */
export function schemaOf(noun: FileName): Words {
  const columns = [...columnsOf(FORMAT[noun]).values()];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: noun,
    description: FORMAT[noun].about,
    type: 'array',
    items: {
      description: EMPTY,
      type: 'object',
      properties: Object.fromEntries(columns.map((column) => [column.name, cellSchema(column)])),
      required: columns.filter(({ needed }) => needed).map(({ name }) => name),
      additionalProperties: false,
    },
  };
}

/** Schema of a column's values in JSON. */
function cellSchema({ column, language, needed }: KnownColumn): Words {
  const { $schema: _, ...schema } = z.toJSONSchema(column.holds, { io: 'input', metadata: IN_JSON }) as Words;
  const description = language ? `${column.about} (in ${LANGUAGE_NAMES.of(language)})` : column.about;
  return { description, ...(needed ? requiredCell(schema) : optionalCell(schema)) };
}

/** Schema of a required cell. */
function requiredCell(schema: Words): Words {
  return {
    ...schema,
    ...(typesIn(schema).includes('array') && { minItems: 1 }),
    ...(!('enum' in schema || 'pattern' in schema) && { pattern: '\\S' }),
  };
}

function optionalCell({ type, enum: choices, pattern, ...others }: Words): Words {
  if (Array.isArray(choices)) return { enum: [...choices, '', null], ...others };
  return {
    type: [...typesIn({ type }), 'null'],
    ...(typeof pattern === 'string' && { pattern: `^$|${pattern}` }),
    ...others,
  };
}

const typesIn = ({ type }: Words): unknown[] => [type].flat();
