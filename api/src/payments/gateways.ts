import type { Gateway } from './gateway';
import { createGatewayFetch } from './gateway-fetch';
import { createFlutterwave } from './gateways/flutterwave';
import { createIyzico } from './gateways/iyzico';
import { createPaypal } from './gateways/paypal';
import { createRazorpay } from './gateways/razorpay';
import { createStripe } from './gateways/stripe';
import type { PaymentKeys } from './payment-keys';

/** The payment gateways with keys. */
export interface Gateways {
  /** @param method `OrderMethod` of the contract */
  byMethod(method: number): Gateway | undefined;
  byName(name: string): Gateway | undefined;
  /** Whether an `OrderMethod` has keys and its gateway supports the currency; false for cash on delivery, which has no gateway */
  takes(method: number, currency: string): boolean;
}

export function gatewaysOf(gateways: readonly Gateway[]): Gateways {
  return {
    byMethod: (method) => gateways.find((gateway) => gateway.method === method),
    takes: (method, currency) =>
      gateways.some((gateway) => gateway.method === method && gateway.takes?.(currency) !== false),
    byName: (name) => gateways.find((gateway) => gateway.name === name),
  };
}

/** Builds an adapter for every gateway with keys; each can connect only to its own host. */
export function createGateways(keys: PaymentKeys): Gateways {
  const { stripe, razorpay, paypal, flutterwave, iyzico } = keys;
  const gateways: (Gateway | null)[] = [
    stripe && createStripe(stripe, createGatewayFetch(stripe.apiUrl)),
    razorpay && createRazorpay(razorpay, createGatewayFetch(razorpay.apiUrl)),
    paypal && createPaypal(paypal, createGatewayFetch(paypal.apiUrl)),
    flutterwave && createFlutterwave(flutterwave, createGatewayFetch(flutterwave.apiUrl)),
    iyzico && createIyzico(iyzico, createGatewayFetch(iyzico.apiUrl)),
  ];
  return gatewaysOf(gateways.filter((gateway) => gateway !== null));
}
