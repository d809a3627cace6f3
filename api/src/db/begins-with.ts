import { type RawBuilder, sql } from 'kysely';

/** Sorts after every letter: the end of the range of texts with the same prefix. */
const LAST_LETTER = '\u{10ffff}';

/** The condition that a text starts with another one, for an index of the text with `collate "C"`. */
export function beginsWith(text: RawBuilder<string>, beginning: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(${text} >= ${beginning} collate "C" and ${text} < ${beginning} || ${LAST_LETTER} collate "C")`;
}
