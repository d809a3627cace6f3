/** What placing an order needs of the payment engine (`modules/payments`); tests hand in their own. */
export interface PaymentEngine {
  /** @param method an `OrderMethod`; true when its gateway has keys and takes the currency (cash on delivery has no gateway: false) */
  isConfigured(method: number, currency: string): boolean;

  /**
   * Begins an open attempt (`payments.id`) at its gateway, or finds out where it was begun: however often and from however
   * many sides it is asked, the gateway hears of one attempt and everybody gets the same address. Outside any transaction.
   *
   * @param ip the shopper's address on the network
   * @returns where to pay; null when the gateway cannot be reached, or the attempt is no longer open
   */
  startPayment(paymentId: number, ip: string): Promise<string | null>;
}
