import type { Answer } from '../platform/api-client';

/** The server's clock when it answered, for prices and terms that end (D20); ISO 8601. Only an answer without a date is dated here. */
export const serverTimeOf = ({ answeredAt }: Pick<Answer<unknown>, 'answeredAt'>) =>
  new Date(answeredAt ?? Date.now()).toISOString();
