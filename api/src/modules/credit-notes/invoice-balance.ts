import { PriceType } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { divided, type Minor, smallestUnit, toMinor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import { rateTotals } from 'shared-kernel/rules/order-taxes';
import { pricesOfPieces } from '../orders/refunded-pieces';
import { byLargestRemainder } from './by-largest-remainder';

/** A tax rate as an invoice names it; `percent` null: a fixed amount per piece, or no tax rule (`title` is null too). */
export interface Rate {
  title: string | null;
  percent: number | null;
}

/** Net amount and tax of an invoice under one rate, in minor units; their sum is what was paid. */
export interface RateShare extends Rate {
  net: Minor;
  tax: Minor;
}

/** What is credited of one invoice line, or of its shipping under one rate. */
export interface Taken extends Rate {
  /** `reduction`: a lower price, without pieces being returned */
  kind: 'pieces' | 'shipping' | 'reduction';
  /** id of the ordered product; null: shipping */
  line: number | null;
  /** number of `pieces`; otherwise null */
  quantity: number | null;
  /** including tax, in minor units */
  amount: Minor;
}

export interface Credit {
  amount: Minor;
  lines: Taken[];
  taxes: RateShare[];
}

/** An amount to credit, and the pieces it is for; null: everything that is left. */
export type Claim = { amount: Minor; pieces: readonly { id: number; quantity: number }[] } | null;

/** A part of the invoice that can be credited on its own: a line's goods, or the shipping under a rate. */
interface Pot {
  line: number | null;
  rate: number;
  /** the amount paid for it, and how much of that is not credited yet */
  gross: Minor;
  left: Minor;
  /** the share of tax in `taxed.gross`: that of the whole rate if prices include tax, that of the pot if tax was added */
  taxed: { tax: Minor; gross: Minor };
}

type Invoiced = Pick<OrderDetail, 'ordered_products' | 'calculated' | 'currency_format' | 'shipping_taxes'>;

export type InvoiceBalance = ReturnType<typeof createInvoiceBalance>;

/** Precision of partial taxes before rounding. */
const FINE = 10n ** 12n;
const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((all, amount) => all + amount, 0);
const isSame = (one: Rate, other: Rate) => one.title === other.title && one.percent === other.percent;

/**
 * The balance of an invoice while parts of it are credited one after the other. Pieces take their price from their own line; any other
 * amount is spread over the rates, and within each over lines and shipping, in proportion to what is left (largest remainder). Tax is rounded
 * per rate on the total credited so far, so that the parts of an invoice add up to it, by rate and to the last unit, and never to more.
 */
export function createInvoiceBalance(order: Invoiced) {
  const digits = order.currency_format?.digits ?? USUAL_DIGITS;
  const unit = smallestUnit(digits);
  const isIncluded = order.calculated.tax_included === true;
  const totals = rateTotals(order);
  const lines = order.ordered_products.map((item) => ({
    id: item.id,
    quantity: item.quantity,
    free_quantity: item.bundle_offer,
    selling: toMinor(item.selling),
    tax_price: isIncluded ? 0 : toMinor(item.tax_price),
    returned: 0,
  }));
  const voucher = toMinor(order.calculated.voucher_price);
  const priceOf = (chosen: readonly { lineId: number; quantity: number }[]) =>
    pricesOfPieces(lines, chosen, voucher, digits);
  const pots = openPots();
  /** tax already credited, by rate */
  const taken = totals.map(() => 0);

  function openPots(): Pot[] {
    const prices = priceOf(lines.map(({ id, quantity }) => ({ lineId: id, quantity })));
    const goods = order.ordered_products.map((item, n) => ({
      line: item.id as number | null,
      rate: totals.findIndex((rate) => isSame(rate, rateOf(item))),
      weight: prices[n] ?? 0,
      tax: toMinor(item.tax_price) * item.quantity,
    }));
    return totals.flatMap((total, rate) => {
      const { gross, tax } = total;
      const own = goods.filter((one) => one.rate === rate);
      // tax of the rate that does not belong to its goods belongs to its shipping
      const ofShipping = Math.max(0, tax - sum(own.map((one) => one.tax)));
      const shipping = shippingAt(order, total) + (isIncluded ? 0 : ofShipping);
      // if nothing has a price, as in an inconsistent order, the total counts as shipping
      const isFree = shipping === 0 && own.every(({ weight }) => weight === 0);
      const parts = [...own, { line: null, rate, weight: isFree ? 1 : shipping, tax: ofShipping }];
      const amounts = byLargestRemainder(
        Math.max(0, gross),
        parts.map(({ weight }) => weight),
        unit,
      );
      return parts.map(({ line, tax: added }, n): Pot => {
        const amount = amounts[n] ?? 0;
        return {
          line,
          rate,
          gross: amount,
          left: amount,
          taxed: isIncluded ? { tax, gross } : { tax: added, gross: amount },
        };
      });
    });
  }

  const left = () => sum(pots.map((pot) => pot.left));

  /** Tax of a rate on what has been credited of its pots. */
  function taxSoFar(rate: number): Minor {
    const own = pots.filter((pot) => pot.rate === rate && pot.taxed.gross > 0);
    const fine = own.reduce(
      (all, { gross, left: rest, taxed }) =>
        all + (BigInt(taxed.tax) * FINE * BigInt(gross - rest)) / BigInt(taxed.gross),
      0n,
    );
    if (own.every(({ left: rest }) => rest === 0)) return totals[rate]?.tax ?? 0;
    // adds one per pot, because each was rounded down
    return divided(fine + BigInt(own.length), FINE, digits);
  }

  /** Price of the pieces; any amount above it counts as their shipping. */
  function claimedShares({ amount, pieces }: NonNullable<Claim>): Minor[] {
    const prices = priceOf(pieces.map(({ id, quantity }) => ({ lineId: id, quantity })));
    const pieceShares = pots.map(({ line, left: rest }) => {
      const at = lines.findIndex(({ id }) => id === line);
      return Math.min(rest, prices[at] ?? 0);
    });
    if (pieces.length === 0) return pieceShares;
    const shipping = pots.map((pot) => (pot.line === null ? pot.left : 0));
    const more = Math.min(Math.max(0, amount - sum(prices)), sum(shipping));
    const shares = byLargestRemainder(more, shipping, unit);
    return pieceShares.map((own, n) => own + (shares[n] ?? 0));
  }

  /** Spreads over the rates, then over the pots of each, in proportion to what is left beside `given`. */
  function spreadOver(amount: Minor, given: readonly Minor[]): Minor[] {
    const rests = pots.map((pot, n) => pot.left - (given[n] ?? 0));
    const ofRates = byLargestRemainder(
      amount,
      totals.map((_, rate) => sum(rests.filter((_rest, n) => pots[n]?.rate === rate))),
      unit,
    );
    const shares = pots.map(() => 0);
    for (const [rate, share] of ofRates.entries()) {
      const weights = rests.map((rest, n) => (pots[n]?.rate === rate ? rest : 0));
      for (const [n, part] of byLargestRemainder(share, weights, unit).entries()) shares[n] = (shares[n] ?? 0) + part;
    }
    return shares;
  }

  function sharesOf(claim: NonNullable<Claim>, amount: Minor): { shares: Minor[]; wished: Minor[] } {
    const wished = claimedShares(claim);
    const all = sum(wished);
    // the amount is below the pieces' price, because the rest was refunded before
    if (all >= amount) return { shares: byLargestRemainder(amount, wished, unit), wished };
    const more = spreadOver(amount - all, wished);
    return { shares: wished.map((own, n) => own + (more[n] ?? 0)), wished };
  }

  function apply(credited: readonly Taken[], taxes?: readonly RateShare[]): RateShare[] {
    for (const { line, quantity, amount, ...rate } of credited) {
      const pot = pots.find((one) => one.line === line && isSame(totals[one.rate] as Rate, rate));
      if (pot) pot.left -= amount;
      const own = lines.find(({ id }) => id === line);
      if (own) own.returned += quantity ?? 0;
    }
    return totals.flatMap((total, rate): RateShare[] => {
      const gross = sum(credited.filter((one) => isSame(one, total)).map(({ amount }) => amount));
      if (gross === 0) return [];
      const before = taken[rate] ?? 0;
      const kept = taxes?.find((one) => isSame(one, total))?.tax;
      const tax = kept ?? Math.min(gross, Math.max(0, taxSoFar(rate) - before));
      taken[rate] = before + tax;
      return [{ title: total.title, percent: total.percent, net: gross - tax, tax }];
    });
  }

  return {
    /** What is not credited yet, by rate in the order of the invoice. */
    rates: (): RateShare[] =>
      totals.map(({ title, percent, tax }, rate) => {
        const rest = tax - (taken[rate] ?? 0);
        const gross = sum(pots.filter((pot) => pot.rate === rate).map((pot) => pot.left));
        return { title, percent, net: gross - rest, tax: rest };
      }),

    /** Credits a part. @returns its breakdown; null: nothing is left, or nothing is claimed */
    take(claim: Claim): Credit | null {
      const amount = Math.min(claim?.amount ?? left(), left());
      if (amount <= 0) return null;
      const pieces = claim?.pieces ?? lines.map((line) => ({ id: line.id, quantity: line.quantity - line.returned }));
      const rests = pots.map((pot) => pot.left);
      const { shares, wished } = claim ? sharesOf(claim, amount) : { shares: rests, wished: rests };
      const credited = pots.flatMap((pot, n): Taken[] => {
        const share = shares[n] ?? 0;
        const quantity = pieces.find(({ id }) => id === pot.line)?.quantity ?? 0;
        if (share === 0 && quantity === 0) return [];
        const { title = null, percent = null } = totals[pot.rate] ?? {};
        const isShipping = pot.line === null && (wished[n] ?? 0) > 0;
        const kind = quantity > 0 ? 'pieces' : isShipping ? 'shipping' : 'reduction';
        return [{ kind, line: pot.line, title, percent, quantity: quantity > 0 ? quantity : null, amount: share }];
      });
      return { amount, lines: credited, taxes: apply(credited) };
    },

    /** Deducts an issued credit note. */
    settle(note: Pick<Credit, 'lines' | 'taxes'>): void {
      apply(note.lines, note.taxes);
    },
  };
}

/** Shipping charged under a rate. */
function shippingAt({ shipping_taxes: parts = [], calculated }: Invoiced, { title, percent }: Rate): Minor {
  const amounts = parts.filter((one) => title === null || (one.title === title && one.rate === percent));
  const taxed = sum(amounts.map(({ amount }) => toMinor(amount)));
  return title === null ? toMinor(calculated.shipping_price) - taxed : taxed;
}

/** The rate of a line as `rateTotals` names it. */
function rateOf({ tax }: Invoiced['ordered_products'][number]): Rate {
  if (!tax) return { title: null, percent: null };
  return { title: tax.title, percent: tax.type === PriceType.percent ? tax.rate : null };
}
