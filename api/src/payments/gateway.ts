import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Minor } from 'shared-kernel/rules/money';

export const GATEWAY_NAMES = ['razorpay', 'stripe', 'paypal', 'flutterwave', 'iyzico'] as const;
export type GatewayName = (typeof GATEWAY_NAMES)[number];

/** What a gateway should collect: the order as computed by the server. Amounts in minor units. */
export interface Charge {
  /** random name of this attempt; idempotency key for gateways that accept one, and our reference there */
  token: string;
  /** the shop's name in the order's language, for gateways that show the payee on their page */
  shop: string;
  trackingCode: string;
  amount: Minor;
  currency: string;
  language: LanguageCode;
  buyer: {
    name: string;
    email: string;
    phone: string;
    country: string;
    state: string;
    city: string;
    zip: string;
    address: string;
    /** the shopper's IP address; required by iyzico */
    ip: string;
  };
  /** end of the hold on the order */
  expiresAt: Date;
  /** absolute; gateways send the shopper here, by GET or by a form post */
  returnUrl: string;
  cancelUrl: string;
}

/** Where the shopper pays: a URL to open, or a form to post there. */
export type HandOver =
  | { method: 'GET'; url: string }
  | { method: 'POST'; url: string; fields: Readonly<Record<string, string>> };

export interface Started {
  /** the gateway's own reference for this attempt */
  reference: string;
  handOver: HandOver;
}

/** A gateway's information about an attempt. Amounts in minor units. */
export interface Finding {
  /** `approved`: the shopper agreed, but the money must still be collected by `capture` (PayPal) */
  state: 'open' | 'approved' | 'paid' | 'failed';
  reference: string;
  /** our reference as the gateway knows it: the attempt's token */
  token: string | null;
  /** null until something is paid */
  amount: Minor | null;
  currency: string | null;
  /** true when the gateway names a payee other than us */
  otherMerchant: boolean;
  /** the gateway's reference of the money movement, for refunds */
  settlement: string | null;
}

/** A webhook whose origin is verified. It tells what to check, but is never trusted for the state (P2). */
export interface GatewayEvent {
  /** unique per gateway (P4) */
  id: string;
  /** the attempt concerned; null: none of ours, such as a test event */
  reference: string | null;
}

/** A return or webhook whose origin cannot be verified; it changes nothing. */
export class NotGenuine extends Error {
  override name = 'NotGenuine' as const;
}

/** The gateway gave no usable response: the state is unknown, so retry later. */
export class GatewayDown extends Error {
  override name = 'GatewayDown' as const;
}

/** Adapter of a payment gateway. All state is in the gateway and in our `payments`; adapters keep none. */
export interface Gateway {
  readonly name: GatewayName;
  /** `OrderMethod` of the contract */
  readonly method: number;

  /** Whether the gateway supports the currency; absent: any. The method is not offered for unsupported currencies. */
  takes?(currency: string): boolean;

  /** Amount to request for this amount due, if the gateway's steps are coarser than the currency's (`chargeable`). */
  asksFor?(amount: Minor, currency: string): Minor;

  /** Creates the charge at the gateway. @throws GatewayDown */
  start(charge: Charge): Promise<Started>;

  /**
   * Identifies the attempt of a returning shopper, from the URL's query and the posted form together.
   *
   * @returns the gateway's reference, or null when there is none (then the token in the URL counts)
   * @throws NotGenuine when the gateway signs its returns and the signature is wrong
   */
  readReturn(fields: Readonly<Record<string, string>>): string | null;

  /** @param body raw bytes, as signed @throws NotGenuine @throws GatewayDown when the means of verification cannot be fetched */
  readWebhook(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<GatewayEvent>;

  /** Queries the state of an attempt. @throws GatewayDown */
  find(reference: string): Promise<Finding>;

  /** Collects an `approved` payment; repeating it has no further effect. @throws GatewayDown */
  capture?(reference: string, token: string): Promise<Finding>;

  /** Closes an attempt so that it can no longer be paid, if the gateway supports that. @throws GatewayDown */
  close?(reference: string): Promise<void>;

  /**
   * Gives money back. Repeating it with the same `key` gives it back once.
   *
   * @returns the gateway's reference of the refund
   * @throws GatewayDown
   */
  refund(refund: {
    settlement: string;
    reference: string;
    amount: Minor;
    /**
     * amount already given back from the payment by other refunds: gateways without idempotency keys recognise a repeated refund by the total, and
     * amounts in steps depend on it
     */
    earlier?: Minor;
    currency: string;
    key: string;
  }): Promise<string>;
}
