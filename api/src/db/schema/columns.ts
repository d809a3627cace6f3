import type { ColumnType } from 'kysely';

/** An amount: read in minor units, written as text by `toNumeric` (see `db/money`). */
export type Cents = ColumnType<number, string, string>;
/** A `timestamptz`. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
/** A column that the database fills in when an insert omits it. */
export type Optional<T> =
  T extends ColumnType<infer Read, infer Write, infer Update> ? ColumnType<Read, Write | undefined, Update> : never;
