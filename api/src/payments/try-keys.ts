import { type Gateway, GatewayDown } from './gateway';

/** No gateway gives such a name, and nothing is bought by asking about it. */
const NOBODY = 'souk-check-0000000000000000';
/** What gateways say of a name that they do not know, to a caller whose keys they took. */
const UNKNOWN = /status 40[04]$|: StripeInvalidRequestError$/;

/**
 * Tries a gateway's keys by asking about a payment that never was.
 *
 * @returns null when the gateway answers and takes the keys; else why it does not, without anything of the keys
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
