import { median } from './median.mjs';

/** so many times each browser measurement of time is made, all subjects in turn: what else the machine does hits all */
export const ROUNDS = Number(process.env.SOUK_BENCH_ROUNDS) || 3;

/**
 * Measures every page of every subject in each round and gives the medians.
 * @template {Record<string, number>} Values
 * @param {import('./subjects.mjs').Subject[]} subjects
 * @param {(subject: import('./subjects.mjs').Subject, page: string) => Promise<Values | undefined>} measure undefined: not to be
 *   measured there
 * @returns {Promise<{subject: import('./subjects.mjs').Subject, page: string, values: Values}[]>}
 */
export async function inRounds(subjects, measure) {
  const found = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    for (const subject of subjects) {
      for (const page of Object.keys(subject.pages)) {
        const values = await measure(subject, page);
        if (!values) continue;
        const key = `${subjects.indexOf(subject)} ${page}`;
        found.set(key, { subject, page, rounds: [...(found.get(key)?.rounds ?? []), values] });
      }
    }
  }
  return [...found.values()].map(({ subject, page, rounds }) => ({
    subject,
    page,
    values: Object.fromEntries(Object.keys(rounds[0]).map((name) => [name, median(rounds.map((one) => one[name]))])),
  }));
}
