import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Minor } from 'shared-kernel/rules/money';

export const GATEWAY_NAMES = ['razorpay', 'stripe', 'paypal', 'flutterwave', 'iyzico'] as const;
export type GatewayName = (typeof GATEWAY_NAMES)[number];

/** What a gateway is asked to collect: the order as the server counted it. Amounts in minor units. */
export interface Charge {
  /** random name of this attempt; idempotency key towards the gateway where it takes one, and our reference there */
  token: string;
  /** the shop's name in the order's language, for gateways that say on their page who is paid */
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
    /** the shopper's address on the network; iyzico wants it */
    ip: string;
  };
  /** after it the order is no longer held */
  expiresAt: Date;
  /** absolute; gateways send the shopper here, by GET or by a form post */
  returnUrl: string;
  cancelUrl: string;
}

/** Where the shopper pays: an address to open, or a form to post there. */
export type HandOver =
  | { method: 'GET'; url: string }
  | { method: 'POST'; url: string; fields: Readonly<Record<string, string>> };

export interface Started {
  /** the gateway's own name for this attempt */
  reference: string;
  handOver: HandOver;
}

/** What a gateway answers when it is asked about an attempt. Amounts in minor units. */
export interface Finding {
  /** `approved`: the shopper agreed, the money is still to be collected by `capture` (PayPal) */
  state: 'open' | 'approved' | 'paid' | 'failed';
  reference: string;
  /** our reference as the gateway has it: the attempt's token */
  token: string | null;
  /** null as long as nothing was paid */
  amount: Minor | null;
  currency: string | null;
  /** true when the gateway says who was paid and it is not us */
  otherMerchant: boolean;
  /** the gateway's name for the money movement, for refunds */
  settlement: string | null;
}

/** A webhook whose origin is proved. It says where to look, never what is true (P2). */
export interface GatewayEvent {
  /** unique per gateway (P4) */
  id: string;
  /** the attempt it is about; null: none of ours, such as a test event */
  reference: string | null;
}

/** Why a return or webhook is not believed; it changes nothing. */
export class NotGenuine extends Error {
  override name = 'NotGenuine' as const;
}

/** The gateway gave no usable answer: nothing is known, ask again later. */
export class GatewayDown extends Error {
  override name = 'GatewayDown' as const;
}

/** One way to be paid through somebody else. All state is the gateway's and ours in `payments`; adapters keep none. */
export interface Gateway {
  readonly name: GatewayName;
  /** `OrderMethod` of the contract */
  readonly method: number;

  /** Whether it takes this currency; absent: any. What it does not take it is not offered for. */
  takes?(currency: string): boolean;

  /** What is asked for when this much is due, where the gateway counts in coarser steps than the currency (`chargeable`). */
  asksFor?(amount: Minor, currency: string): Minor;

  /** Announces the charge. @throws GatewayDown */
  start(charge: Charge): Promise<Started>;

  /**
   * Finds the attempt that a returning shopper names, from the address's query and the posted form together.
   * @returns the gateway's reference, or null when the visit names none (then the address's own token counts)
   * @throws NotGenuine when the gateway signs its returns and the signature does not fit
   */
  readReturn(fields: Readonly<Record<string, string>>): string | null;

  /** @param body raw bytes, as signed @throws NotGenuine @throws GatewayDown when proof must be fetched and cannot */
  readWebhook(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<GatewayEvent>;

  /** Asks how an attempt stands. @throws GatewayDown */
  find(reference: string): Promise<Finding>;

  /** Collects what was `approved`; repeating it does nothing more. @throws GatewayDown */
  capture?(reference: string, token: string): Promise<Finding>;

  /** Ends an attempt so that it can no longer be paid, where the gateway can do that. @throws GatewayDown */
  close?(reference: string): Promise<void>;

  /**
   * Gives money back. Repeating it with the same `key` gives it back once.
   * @returns the gateway's name for the refund
   * @throws GatewayDown
   */
  refund(refund: {
    settlement: string;
    reference: string;
    amount: Minor;
    /** what went back of the payment before, by other refunds: a gateway without keys tells a repeated one by the sum, and parts in steps need it */
    earlier?: Minor;
    currency: string;
    key: string;
  }): Promise<string>;
}
