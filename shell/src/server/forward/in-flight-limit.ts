/**
 * Limits the calls in flight per caller, so that nobody occupies all connections to the API with bodies that never end. IPv6
 * addresses count by their /64 network, since one household has any number of addresses.
 */
export class InFlightLimit {
  readonly #calls = new Map<string, number>();

  /** @param most maximum calls in flight per caller */
  constructor(private readonly most: number) {}

  /** @returns a function to call when the call is over; null when the caller has reached the limit */
  begin(address: string): (() => void) | null {
    const caller = networkOf(address);
    const calls = this.#calls.get(caller) ?? 0;
    if (calls >= this.most) return null;
    this.#calls.set(caller, calls + 1);
    return () => {
      const left = (this.#calls.get(caller) ?? 1) - 1;
      if (left > 0) this.#calls.set(caller, left);
      else this.#calls.delete(caller);
    };
  }
}

/** The first 64 bits of an IPv6 address; any other unchanged. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...(tail === undefined ? [] : zeros), ...last].slice(0, 4).join(':');
}
