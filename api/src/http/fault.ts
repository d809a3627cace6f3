import type { TextKey } from './texts';

/** Statuses that are sent as the HTTP status as well (D46), and their default messages. */
export const FAULT_TEXT = {
  400: 'http.badRequest',
  401: 'http.unauthorized',
  403: 'http.forbidden',
  404: 'http.notFound',
  405: 'http.notFound',
  413: 'http.tooLarge',
  415: 'http.unsupported',
  429: 'http.tooMany',
  500: 'http.internal',
  503: 'http.unavailable',
} as const satisfies Record<number, TextKey>;
export type FaultStatus = keyof typeof FAULT_TEXT;

/**
 * A response with an HTTP status other than 200, including the envelope.
 * @example throw new Fault(404)
 */
export class Fault extends Error {
  override name = 'Fault' as const;
  readonly text: TextKey;
  constructor(
    readonly status: FaultStatus,
    text?: TextKey,
  ) {
    super(text ?? FAULT_TEXT[status]);
    this.text = text ?? FAULT_TEXT[status];
  }
}
