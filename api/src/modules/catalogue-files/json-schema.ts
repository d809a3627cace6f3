import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { IN_JSON } from './cell-kinds';
import { FILE_NAMES, type FileName, FORMAT } from './format';
import { columnsOf, type KnownColumn, SCHEMA_ENDING } from './read-folder';

type Words = Record<string, unknown>;

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const EMPTY = 'null and "" are empty; so is a column that a row lacks, where another row of the file has it.';

/**
 * Writes what `import` takes as JSON Schemas, one for each file.
 *
 * @param folder is made when it is not there; files of the same names are written anew
 * @returns the names of the files
 */
export async function writeSchemas(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const schemas = FILE_NAMES.map((noun) => [`${noun}${SCHEMA_ENDING}`, schemaText(noun)] as const);
  for (const [file, text] of schemas) await writeFile(join(folder, file), text);
  return schemas.map(([file]) => file);
}

/** The schema of a file as it is written. */
export const schemaText = (noun: FileName): string => `${JSON.stringify(schemaOf(noun), null, 2)}\n`;

/**
 * A file of the catalogue in JSON, as JSON Schema (draft 2020-12): a list of objects. Computed from the columns by which an import reads it. It
 * knows a row and not the shop: that what a row names is there, and what several columns say together, an import checks.
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

/** What JSON may say in a column. */
function cellSchema({ column, language, needed }: KnownColumn): Words {
  const { $schema: _, ...said } = z.toJSONSchema(column.holds, { io: 'input', metadata: IN_JSON }) as Words;
  const description = language ? `${column.about} (in ${LANGUAGE_NAMES.of(language)})` : column.about;
  return { description, ...(needed ? something(said) : somethingOrNothing(said)) };
}

/** As the cells of a row that must stand there. */
function something(said: Words): Words {
  return {
    ...said,
    ...(typesIn(said).includes('array') && { minItems: 1 }),
    ...(!('enum' in said || 'pattern' in said) && { pattern: '\\S' }),
  };
}

function somethingOrNothing({ type, enum: choices, pattern, ...others }: Words): Words {
  if (Array.isArray(choices)) return { enum: [...choices, '', null], ...others };
  return {
    type: [...typesIn({ type }), 'null'],
    ...(typeof pattern === 'string' && { pattern: `^$|${pattern}` }),
    ...others,
  };
}

const typesIn = ({ type }: Words): unknown[] => [type].flat();
