import { type RawBuilder, sql } from 'kysely';
import type { Minor } from 'shared-kernel/rules/money';
import { ofCents } from '../../db/money';
import { writtenAmount } from '../shop/written-amount';
import type { CollectionRule } from './fill-collection';

/** A condition in files and options: its pattern, and how the rule stores it. */
interface Condition {
  keeps: keyof CollectionRule;
  pattern: RegExp;
  must: string;
  read(written: string): string | number;
}

const WHOLE = /^[1-9]\d{0,8}$/;
/** Conditions of a rule by their names in files, which are also the option names of `collection fill`. */
export const CONDITIONS = {
  tag: { keeps: 'tag', pattern: /\S/, must: 'must be the slug of a tag.', read: String },
  'min-rating': {
    keeps: 'minRating',
    pattern: /^[1-5](?:[.]\d{1,2})?$/,
    must: 'must be a number of stars, such as 4.5.',
    read: Number,
  },
  'min-reviews': { keeps: 'minReviews', pattern: WHOLE, must: 'must be a whole number from 1 on.', read: Number },
  'min-discount': {
    keeps: 'minDiscount',
    pattern: /^[1-9]\d?$/,
    must: 'must be a whole number from 1 to 99.',
    read: Number,
  },
  'max-price': {
    keeps: 'maxPrice',
    pattern: /^(?=.*[1-9])\d{1,10}(?:[.,]\d{1,3})?$/,
    must: 'must be an amount such as 24.99.',
    // rules store amounts in hundredths
    read: (written: string) => writtenAmount(written) / 10,
  },
  'max-age': {
    keeps: 'maxAge',
    pattern: /^[1-9]\d{0,3}$/,
    must: 'must be a whole number of days from 1 to 9999.',
    read: Number,
  },
} satisfies Readonly<Record<string, Condition>>;
const BY_NAME = new Map<string, Condition>(Object.entries(CONDITIONS));

/** A parsed rule with all its errors. */
export interface ReadRule {
  rule: CollectionRule;
  /** maximum price of a product, in minor units */
  maxPrice: Minor | undefined;
  /** one sentence each */
  faults: readonly string[];
}

/** Parses a rule from a file. @param written such as `['min-rating=4.5', 'min-reviews=10']` */
export function readRule(written: readonly string[]): ReadRule {
  const rule: Record<string, string | number> = {};
  const faults: string[] = [];
  for (const one of written) {
    const [name = '', ...rest] = one.split('=').map((part) => part.trim());
    const value = rest.join('=');
    const condition = BY_NAME.get(name);
    if (!condition) faults.push(`there is no condition '${name}', only ${[...BY_NAME.keys()].join(', ')}.`);
    else if (condition.keeps in rule) faults.push(`${name} stands here twice.`);
    else if (!condition.pattern.test(value)) faults.push(`${name} ${condition.must}`);
    else rule[condition.keeps] = condition.read(value);
  }
  return { rule, maxPrice: amountOf(rule), faults };
}

/** A rule's maximum price, in minor units. */
export const amountOf = ({ maxPrice }: CollectionRule): Minor | undefined =>
  maxPrice === undefined ? undefined : Math.round(ofCents(maxPrice));

/** The inverse of `readRule`, from a JSON column; null without a rule. @param column such as `r.rule` */
export function writtenRule(column: string): RawBuilder<string | null> {
  const parts = Object.entries(CONDITIONS).map(([name, { keeps }]) => {
    const kept = sql`${sql.ref(column)} ->> ${sql.lit(keeps)}`;
    const value = keeps === 'maxPrice' ? sql`trim_scale((${kept})::numeric / 100)::text` : sql`(${kept})`;
    return sql`${sql.lit(`${name}=`)} || ${value}`;
  });
  return sql`nullif(concat_ws('|', ${sql.join(parts)}), '')`;
}
