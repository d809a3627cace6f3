import { CurrencyPosition } from '../contract/enums';
import type { LanguageCode } from '../contract/languages';
import { type Minor, toMinor } from './money';
import { writeNumber } from './write-number';

type Amount = number | string;

/** The price fields of a product as in an API body or a database row, in major units. */
export interface PriceFields {
  /** regular price */
  selling: Amount;
  /** discount price; null or 0 means none */
  offered: Amount | null;
  /** flash price; counts only with a running `end_time` (S101) */
  price: Amount | null;
  end_time: string | Date | null;
}

/** The chosen variant's part of the price. */
export interface VariantPrice {
  price: Amount;
  inventory_attributes: readonly unknown[];
}

/** The inputs of a price, in minor units. */
export interface PriceParts {
  selling: Minor;
  /** null or 0 means none */
  offered: Minor | null;
  flashPrice: Minor | null;
  /** end of the flash sale; null without one */
  flashEnd: string | Date | null;
  /** price of the chosen variant; null without one, or when it has no attributes (S102) */
  variantPrice: Minor | null;
}

/** A product's price at one moment. */
export interface Price {
  current: Minor;
  /** shown struck through; null unless higher than `current` */
  previous: Minor | null;
  /** percentage saved, a whole number; null without a previous price */
  discount: number | null;
  /** true while `current` is the price of a running flash sale */
  flash: boolean;
}

/**
 * A product's price at `now` (S100 to S104, D20), from the API's fields.
 * @param now the server's clock: never the browser's alone
 * @param variant the chosen variant, if one is chosen
 * @example priceOf({ selling: 10, offered: 8, price: null, end_time: null }, now) // current 800, previous 1000, discount 20
 */
export function priceOf(product: PriceFields, now: Date, variant?: VariantPrice | null): Price {
  const minor = (amount: Amount | null) => (amount === null ? null : toMinor(amount));
  return priceFrom(
    {
      selling: toMinor(product.selling),
      offered: minor(product.offered),
      flashPrice: minor(product.price),
      flashEnd: product.end_time,
      variantPrice: variant?.inventory_attributes.length ? toMinor(variant.price) : null,
    },
    now,
  );
}

/** The same from minor units. Precedence: running flash price, variant price, offered price above 0, selling price (S100). */
export function priceFrom({ selling, offered, flashPrice, flashEnd, variantPrice }: PriceParts, now: Date): Price {
  const variant = positive(variantPrice);
  const regular = variant ?? selling;
  const flash = isRunning(flashEnd, now) ? positive(flashPrice) : null;
  const current = flash ?? variant ?? positive(offered) ?? regular;
  const previous = regular > current ? regular : null;
  return {
    current,
    previous,
    discount: previous === null ? null : discountPercent(current, previous),
    flash: flash !== null,
  };
}

/**
 * 100 minus the integer of (current / previous x 100), computed in integers (S104).
 * @returns null for equal prices, and when the current one is higher
 * @example discountPercent(799, 999) === 21
 */
export function discountPercent(current: Minor, previous: Minor): number | null {
  if (current >= previous) return null;
  const hundredfold = current * 100;
  return 100 - (hundredfold - (hundredfold % previous)) / previous;
}

/** A sale has ended at the end time itself (S101). */
function isRunning(end: string | Date | null, now: Date): boolean {
  return end !== null && new Date(end).getTime() > now.getTime();
}
function positive(amount: Minor | null): Minor | null {
  return amount !== null && amount > 0 ? amount : null;
}

/** How the shop formats money (S105, S106); from `common.setting`. */
export interface MoneyFormat {
  currencyIcon: string;
  position: number;
  /** decimal places of the currency, the same in every language */
  digits: number;
  language: LanguageCode;
}

const NO_BREAK_SPACE = '\u00a0';

/**
 * Formats an amount with the decimals of its currency and the symbol before or after it (S105). Grouping and decimal mark follow
 * the language.
 * @example formatPrice(1_999_000, { currencyIcon: '$', position: CurrencyPosition.pre, digits: 2, language: 'en' }) === '$1,999.00'
 */
export function formatPrice(minor: Minor, { currencyIcon, position, digits, language }: MoneyFormat): string {
  const number = writeNumber(language, Math.abs(minor) / 1000, { least: digits, most: digits });
  const sign = minor < 0 ? '\u2212' : '';
  if (position === CurrencyPosition.post) return `${sign}${number}${NO_BREAK_SPACE}${currencyIcon}`;
  const gap = /\p{L}\.?$/u.test(currencyIcon) ? NO_BREAK_SPACE : '';
  return `${sign}${currencyIcon}${gap}${number}`;
}
