/** A call that the gateway refuses, in the gateway's own words. */
export class Refusal extends Error {
  override name = 'Refusal' as const;
  constructor(
    readonly status: number,
    readonly body: object,
  ) {
    super(`refused with ${status}`);
  }
}
