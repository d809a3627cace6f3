import type { Answer } from '../platform/api-client';

/**
 * The server's clock at the time of its response, for prices and terms that expire (D20); ISO 8601. Falls back to the local clock
 * only when the response has no date.
 */
export const serverTimeOf = ({ answeredAt }: Pick<Answer<unknown>, 'answeredAt'>) =>
  new Date(answeredAt ?? Date.now()).toISOString();
