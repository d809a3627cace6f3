import type { Minor } from 'shared-kernel/rules/money';
import { toDecimal } from '../amounts';
import type { Charge } from '../gateway';

/** Currencies of iyzico's own SDKs; all are written with two decimals. */
const CURRENCIES = new Set('TRY EUR USD GBP IRR NOK RUB CHF'.split(' '));
export const takes = (currency: string): boolean => CURRENCIES.has(currency);

/** A price as formatted by iyzico's own SDKs: at least one fraction digit, no other trailing zeros. @example '128.5', '128.0' */
export const toPrice = (amount: Minor, currency: string): string => toDecimal(amount, currency, 2).replace(/0$/, '');

/** The checkout form of a charge: one line for the whole order, so that the sums always match. */
export function toForm(charge: Charge) {
  const { buyer, token, trackingCode } = charge;
  const price = toPrice(charge.amount, charge.currency);
  const words = buyer.name.trim().split(/\s+/);
  const place = { contactName: buyer.name, city: buyer.city, country: buyer.country, zipCode: buyer.zip };
  const address = { ...place, address: buyer.address };
  return {
    locale: charge.language === 'tr' ? 'tr' : 'en',
    conversationId: token,
    basketId: token,
    price,
    paidPrice: price,
    currency: charge.currency,
    paymentGroup: 'PRODUCT',
    callbackUrl: charge.returnUrl,
    // instalments would cost the shopper more than the order's total
    enabledInstallments: [1],
    buyer: {
      id: `order-${trackingCode}`,
      name: words.slice(0, -1).join(' ') || buyer.name,
      surname: words.at(-1) || buyer.name,
      // required; the placeholder that iyzico's merchants send if they do not ask shoppers for it
      identityNumber: '11111111111',
      email: buyer.email,
      gsmNumber: buyer.phone,
      registrationAddress: buyer.address,
      city: buyer.city,
      country: buyer.country,
      zipCode: buyer.zip,
      ip: buyer.ip,
    },
    shippingAddress: address,
    billingAddress: address,
    basketItems: [{ id: trackingCode, name: trackingCode, category1: 'Order', itemType: 'PHYSICAL', price }],
  };
}
