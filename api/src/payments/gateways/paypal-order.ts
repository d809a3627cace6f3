import type { LanguageCode } from 'shared-kernel/contract/languages';
import { type Minor, smallestUnit } from 'shared-kernel/rules/money';
import { z } from 'zod';
import { decimalAmount, toDecimal } from '../amounts';
import type { Charge, Finding } from '../gateway';

export const named = z.object({ id: z.string().min(1) });

// PayPal has no Hindi
const LOCALES: Record<LanguageCode, string> = { en: 'en-US', fr: 'fr-FR', ar: 'ar-EG', tr: 'tr-TR', hi: 'en-US' };

/** developer.paypal.com/api/rest/reference/currency-codes: these without decimals, all others with two */
const WITHOUT_DECIMALS = new Set(['HUF', 'JPY', 'TWD']);
const WITH_DECIMALS = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN RUB SEK SGD THB USD'.split(' '),
);
const digitsOf = (currency: string) => (WITHOUT_DECIMALS.has(currency) ? 0 : 2);
/** PayPal's smallest amount step; minor units. */
export const stepOf = (currency: string): Minor => smallestUnit(digitsOf(currency));
export const takes = (currency: string): boolean => WITHOUT_DECIMALS.has(currency) || WITH_DECIMALS.has(currency);
export const money = (amount: Minor, currency: string) => ({
  currency_code: currency,
  value: toDecimal(amount, currency, digitsOf(currency)),
});

/** The PayPal order of a charge. */
export function toOrder(charge: Charge) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: charge.token,
        invoice_id: charge.token,
        description: charge.trackingCode,
        amount: money(charge.amount, charge.currency),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          // 127 characters at most
          brand_name: charge.shop.slice(0, 127),
          // immediate payment only: an eCheck would leave the order unpaid for days
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          locale: LOCALES[charge.language],
          return_url: charge.returnUrl,
          cancel_url: charge.cancelUrl,
        },
      },
    },
  };
}

const capture = named.extend({
  status: z.string(),
  amount: z.object({ currency_code: z.string(), value: decimalAmount }),
});
export const orderShape = named.extend({
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payee: z.object({ merchant_id: z.string().optional() }).optional(),
        payments: z.object({ captures: z.array(capture).optional(), refunds: z.array(named).optional() }).optional(),
      }),
    )
    .min(1),
});
type Order = z.infer<typeof orderShape>;

const STATES: Record<string, Finding['state']> = { APPROVED: 'approved', VOIDED: 'failed' };
const CAPTURED: Record<string, Finding['state']> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  DECLINED: 'failed',
  FAILED: 'failed',
  REFUNDED: 'failed',
};

/** Derives the finding from an order. @param merchantId expected payee, if known */
export function toFinding({ id, status, purchase_units: [unit] }: Order, merchantId: string | null): Finding {
  const captures = unit?.payments?.captures ?? [];
  const last = captures.find((one) => CAPTURED[one.status] === 'paid') ?? captures.at(-1);
  const state = (status === 'COMPLETED' ? last && CAPTURED[last.status] : STATES[status]) ?? 'open';
  const paid = state === 'paid' ? last : undefined;
  const payee = unit?.payee?.merchant_id;
  return {
    state,
    reference: id,
    token: unit?.custom_id ?? null,
    amount: paid?.amount.value ?? null,
    currency: paid?.amount.currency_code ?? null,
    otherMerchant: merchantId !== null && payee !== undefined && payee !== merchantId,
    settlement: paid?.id ?? null,
  };
}
