import { type RawBuilder, sql } from 'kysely';

/** Behind every letter: the end of the range of texts that begin alike. */
const LAST_LETTER = '\u{10ffff}';

/** The condition that a text begins with another one, as an index of the text by `collate "C"` answers it. */
export function beginsWith(text: RawBuilder<string>, beginning: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(${text} >= ${beginning} collate "C" and ${text} < ${beginning} || ${LAST_LETTER} collate "C")`;
}
