import { type Gateway, GatewayDown } from './gateway';

/** No gateway uses such a reference, and querying it costs nothing. */
const NOBODY = 'souk-check-0000000000000000';
/** Errors for an unknown reference, given only to callers with valid keys. */
const UNKNOWN = /status 40[04]$|: StripeInvalidRequestError$/;

/**
 * Tests a gateway's keys by querying a payment that does not exist.
 *
 * @returns null when the gateway accepts the keys; otherwise the reason, without any part of the keys
 */
export async function tryKeys(gateway: Gateway): Promise<string | null> {
  try {
    await gateway.find(NOBODY);
    return null;
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    return UNKNOWN.test(error.message) ? null : error.message;
  }
}
