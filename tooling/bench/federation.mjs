import { lighthouses } from './lighthouse.mjs';
import { packedScripts } from './script-bytes.mjs';
import { ONE_BUNDLE } from './subjects.mjs';
import { usables } from './usable.mjs';

/** ms of blocking below which two pages count as equal: a ratio of small numbers means nothing */
const NOTHING = 50;

/**
 * The cost of federation for shoppers: the shop compared with the same shop as one bundle, in one run.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureFederation(bench) {
  const [runs, usable, scripts] = [await lighthouses(bench), await usables(bench), await packedScripts(bench)];
  return [
    ...ratios(
      'federation-script',
      scripts,
      ({ packed }) => packed,
      (bytes) => `${(bytes / 1000).toFixed(1)} kB`,
    ),
    ...ratios('federation-lcp', runs, ({ lcp }) => lcp, inMs),
    ...ratios('federation-blocking', runs, ({ blocking }) => Math.max(blocking, NOTHING), inMs),
    ...ratios('federation-usable', usable, ({ usable: ms }) => ms, inMs),
  ];
}

const inMs = (ms) => `${Math.round(ms)} ms`;

function ratios(key, found, readValue, text) {
  return found
    .filter(({ subject }) => subject.name === undefined)
    .flatMap(({ page, values }) => {
      const other = found.find((one) => one.subject.name === ONE_BUNDLE && one.page === page);
      // its failure was reported when it was measured
      if (!other) return [];
      const [ours, theirs] = [readValue(values), readValue(other.values)];
      return [{ key, where: page, value: ours / theirs, detail: `${text(ours)} / ${text(theirs)}` }];
    });
}
