import { CurrencyPosition } from '../contract/enums';
import type { LanguageCode } from '../contract/languages';
import { type Minor, toMinor } from './money';

type Amount = number | string;

/** The price fields of a product as the wire or a database row gives them, in major units. */
export interface PriceFields {
  /** regular price */
  selling: Amount;
  /** discount price; null or 0 means none */
  offered: Amount | null;
  /** flash price; counts only with a running `end_time` (S101) */
  price: Amount | null;
  end_time: string | Date | null;
}

/** The chosen variant's part in the price. */
export interface VariantPrice {
  price: Amount;
  inventory_attributes: readonly unknown[];
}

/** What a product costs at one moment. */
export interface Price {
  current: Minor;
  /** to be struck through; null unless higher than `current` */
  previous: Minor | null;
  /** whole percent saved, null without a previous price */
  discount: number | null;
  /** true while `current` is the price of a running flash sale */
  flash: boolean;
}

/**
 * What a product costs at `now` (S100 to S104, D20). Precedence: running flash price, variant price, offered price above
 * 0, selling price.
 * @param now the server's clock: never the browser's alone
 * @param variant the chosen variant, if one is chosen
 * @example priceOf({ selling: 10, offered: 8, price: null, end_time: null }, now) // current 800, previous 1000, discount 20
 */
export function priceOf(product: PriceFields, now: Date, variant?: VariantPrice | null): Price {
  const regular = variantPrice(variant) ?? toMinor(product.selling);
  const flash = flashPrice(product, now);
  const offered = positive(product.offered);
  const current = flash ?? variantPrice(variant) ?? offered ?? regular;
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

/** True while the product's flash price counts (S101). A sale is over at its `end_time` itself. */
export function isFlashRunning(product: Pick<PriceFields, 'price' | 'end_time'>, now: Date): boolean {
  return flashPrice(product, now) !== null;
}

function flashPrice({ price, end_time }: Pick<PriceFields, 'price' | 'end_time'>, now: Date): Minor | null {
  if (end_time === null || !(new Date(end_time).getTime() > now.getTime())) return null;
  return positive(price);
}
function variantPrice(variant: VariantPrice | null | undefined): Minor | null {
  return variant?.inventory_attributes.length ? positive(variant.price) : null;
}
function positive(amount: Amount | null): Minor | null {
  const minor = amount === null ? 0 : toMinor(amount);
  return minor > 0 ? minor : null;
}

/** How the shop writes money (S105, S106); from `common.setting`. */
export interface MoneyFormat {
  currencyIcon: string;
  position: number;
  language: LanguageCode;
}

const NO_BREAK_SPACE = '\u00a0';
const decimals = new Map<LanguageCode, Intl.NumberFormat>();

/**
 * Writes an amount with two decimals and the currency's symbol before or after it (S105). Grouping and decimal mark follow
 * the language; digits stay Latin, so that a price reads alike in every script.
 * @example formatPrice(199900, { currencyIcon: '$', position: CurrencyPosition.pre, language: 'en' }) === '$1,999.00'
 */
export function formatPrice(minor: Minor, { currencyIcon, position, language }: MoneyFormat): string {
  const number = decimalFormat(language).format(Math.abs(minor) / 100);
  const sign = minor < 0 ? '\u2212' : '';
  if (position === CurrencyPosition.post) return `${sign}${number}${NO_BREAK_SPACE}${currencyIcon}`;
  const gap = /\p{L}\.?$/u.test(currencyIcon) ? NO_BREAK_SPACE : '';
  return `${sign}${currencyIcon}${gap}${number}`;
}

function decimalFormat(language: LanguageCode): Intl.NumberFormat {
  let format = decimals.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      numberingSystem: 'latn',
    });
    decimals.set(language, format);
  }
  return format;
}
