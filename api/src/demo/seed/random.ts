/** Random numbers that are always the same for the same seed, which makes the demo world reproducible. */
export interface Random {
  /** 0 <= x < 1 */
  next(): number;
  /** whole number from `low` to `high`, both inclusive */
  whole(low: number, high: number): number;
  /** true with this probability */
  chance(probability: number): boolean;
  /** one element of the list */
  pick<T>(list: readonly T[]): T;
  /** `count` different elements of the list, in random order */
  sample<T>(list: readonly T[], count: number): T[];
}

/** Random numbers seeded by a text (FNV-1a into mulberry32). */
export function random(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T,
    sample: <T>(list: readonly T[], count: number) => {
      const rest = [...list];
      const taken: T[] = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(whole(0, rest.length - 1), 1));
      return taken;
    },
  };
}
