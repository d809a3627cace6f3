import { sql } from 'kysely';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import { decimalText, type Minor, smallestUnit, USUAL_DIGITS } from 'shared-kernel/rules/money';
import { z } from 'zod';
import type { Database } from '../db/database';
import { writtenAmount } from '../modules/shop/written-amount';
import { Misuse } from './command';

// Parsers of command line values. Their messages continue the option's name.

const missing = 'is missing.';
const written = () => z.string(missing).trim().min(1, missing);

/** A text of one line. @param most letters */
export const line = (most: number) =>
  written()
    .max(most, `must not be longer than ${most} letters.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a line must not hold
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'must be one line of text.');

/**
 * An amount in minor units, with a point or a comma as in files, above zero by default; parsed digit by digit, never as a float.
 * `checkAmounts` checks whether its currency allows it.
 */
export const amount = ({ zero = false } = {}) =>
  written()
    .regex(
      /^\d{1,10}([.,]\d{1,3})?$/,
      'must be an amount with at most the places of its currency, such as 12.50 or 12,50.',
    )
    .transform((text, { addIssue }): Minor => {
      const minor = writtenAmount(text);
      if (minor === 0 && !zero) addIssue('must be above 0.');
      return minor;
    });

/** Currency of amounts. */
export interface Money {
  currency: string;
  /** fraction digits */
  digits: number;
}

/** Currency of the shop's prices. */
export async function readShopMoney(db: Database): Promise<Money> {
  const settings = await db.selectFrom('settings').select(['currency', 'currency_digits']).executeTakeFirst();
  return { currency: settings?.currency ?? 'USD', digits: settings?.currency_digits ?? USUAL_DIGITS };
}

/**
 * @param amounts by their option
 * @throws Misuse when one of them is finer than the currency allows
 */
export function checkAmounts({ currency, digits }: Money, amounts: Readonly<Record<string, Minor | undefined>>): void {
  const unit = smallestUnit(digits);
  const faults = Object.entries(amounts).flatMap(([option, amount = 0]) =>
    amount % unit === 0
      ? []
      : [`${option} must be an amount that ${currency} can write, such as ${decimalText(1000 * unit, digits)}.`],
  );
  if (faults.length > 0) throw new Misuse(faults);
}

/**
 * Runs all checks before anything is done, so that all faults are reported together (docs/operating.md).
 *
 * @param checks each throws Misuse when something is wrong
 * @throws Misuse with the faults of all
 */
export function checkAll(...checks: readonly (() => void)[]): void {
  const faults = checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (fault) {
      if (!(fault instanceof Misuse)) throw fault;
      return fault.faults;
    }
  });
  if (faults.length > 0) throw new Misuse(faults);
}

/** A whole number from 1 on. */
export const count = () =>
  written()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 on.')
    .transform(Number);

/** An id of a row. */
export const id = () =>
  written()
    .regex(/^[1-9]\d{0,9}$/, 'must be a number, as the list shows it.')
    .transform(Number)
    .refine((number) => number < 2 ** 31, 'must be a number, as the list shows it.');

/** One of a few words. */
export const word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: ({ input }) => (input === undefined ? missing : `must be one of ${words.join(', ')}.`) });

const MOMENT = 'must be a day or a time, such as 2026-12-01, 2026-12-01T09:00 or 2026-12-01T09:00+01:00.';
/** With or without a zone, with or without seconds. */
const TIME = z.union(
  [z.iso.date(), z.iso.datetime({ local: true, offset: true }), z.iso.datetime({ offset: true, precision: -1 })],
  MOMENT,
);
const hasZone = (time: string): boolean => time.includes('T') && /(?:Z|[+-]\d\d:\d\d)$/.test(time);
/** A time to be converted by `readMoments`, because it depends on the shop's time zone. */
export const moment = () => written().pipe(TIME);

/** Converts times to dates. Times without a zone are in the shop's (`settings.time_zone`); a day starts at its midnight. */
export async function readMoments<Name extends string>(
  db: Database,
  times: Readonly<Record<Name, string>>,
): Promise<Record<Name, Date>> {
  const { rows } = await sql<{ zone: string }>`select coalesce(max(time_zone), 'UTC') as zone from settings`.execute(
    db,
  );
  const zone = rows[0]?.zone ?? 'UTC';
  const read = async ([name, text]: [string, string]) => {
    if (hasZone(text)) return [name, new Date(text)];
    const { rows } = await sql<{ at: Date }>`select ${text}::timestamp at time zone ${zone} as at`.execute(db);
    return [name, rows[0]?.at];
  };
  return Object.fromEntries(await Promise.all(Object.entries<string>(times).map(read)));
}

/** Options of a rule on several values that runs even if other values are invalid. @param name of the value that the fault concerns */
export const always = (name: string) => ({ path: [name], when: () => true });

/** False when a period ends before it starts whatever the shop's zone; `checkPeriod` checks the rest. */
export function isInOrder({ from, until }: { from?: unknown; until?: unknown }): boolean {
  if (!TIME.safeParse(from).success || !TIME.safeParse(until).success) return true;
  const [begin, end] = [String(from), String(until)];
  if (hasZone(begin) !== hasZone(end)) return true;
  // both are in the same zone, whichever that is
  const at = (text: string) => Date.parse(hasZone(text) ? text : `${text.includes('T') ? text : `${text}T00:00`}Z`);
  return at(end) > at(begin);
}

/** @throws Misuse when the period ends before it starts, or is already over */
export function checkPeriod({ from, until }: { from: Date; until: Date }, now: Date): void {
  if (until <= from) throw new Misuse([`--until must be later than --from (${from.toISOString()}).`]);
  if (until <= now) throw new Misuse([`--until must be in the future, but is ${until.toISOString()}.`]);
}

/** `--title-en` to `--title-hi`. English is required, because it is the fallback for the others. */
export const TITLE_OPTIONS = Object.fromEntries(
  LANGUAGES.map((code) => [
    `--title-${code} <text>`,
    code === 'en' ? 'title in English' : `the same in ${nameOf(code)} (English otherwise)`,
  ]),
);
const title = line(120);
export const titles = {
  titleEn: title,
  titleFr: title.optional(),
  titleAr: title.optional(),
  titleTr: title.optional(),
  titleHi: title.optional(),
};
export type Titles = readonly (readonly [LanguageCode, string])[];

/** The given titles, by language. */
export function titlesOf(input: z.output<z.ZodObject<typeof titles>>): Titles {
  const { titleEn, titleFr, titleAr, titleTr, titleHi } = input;
  const all = { en: titleEn, fr: titleFr, ar: titleAr, tr: titleTr, hi: titleHi };
  return LANGUAGES.flatMap((code) => {
    const text = all[code];
    return text === undefined ? [] : [[code, text] as const];
  });
}

function nameOf(code: LanguageCode): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}
