/** A call that the gateway refuses, with the gateway's own response body. */
export class Refusal extends Error {
  override name = 'Refusal' as const;
  constructor(
    readonly status: number,
    readonly body: object,
  ) {
    super(`refused with ${status}`);
  }
}
