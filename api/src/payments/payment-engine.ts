/** The part of the payment engine (`modules/payments`) that placing an order needs; tests pass their own. */
export interface PaymentEngine {
  /** @param method an `OrderMethod`; true when its gateway has keys and supports the currency (false for cash on delivery, which has no gateway) */
  isConfigured(method: number, currency: string): boolean;

  /**
   * Starts an open attempt (`payments.id`) at its gateway, or returns where it was started: however many concurrent calls there
   * are, the gateway gets one attempt and everybody the same URL. Must run outside any transaction.
   *
   * @param ip the shopper's IP address
   * @returns URL to pay at; null when the gateway cannot be reached, or the attempt is no longer open
   */
  startPayment(paymentId: number, ip: string): Promise<string | null>;
}
