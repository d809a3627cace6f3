import { median } from './median.mjs';

/** number of times that each timing in the browser is repeated, all subjects in turn: other load on the machine affects all alike */
export const ROUNDS = Number(process.env.SOUK_BENCH_ROUNDS) || 3;

/**
 * Measures each of these in every round, all in turn. A failure is passed to `missed` and costs only its own figures.
 * @template Thing, Values
 * @param {{name: string, thing: Thing}[]} named
 * @param {(thing: Thing) => Promise<Values | undefined>} measure undefined: cannot be measured there
 * @param {(text: string) => void} missed
 * @returns {Promise<{thing: Thing, rounds: Values[]}[]>} without those that returned nothing
 */
export async function inTurns(named, measure, missed) {
  const measured = named.map(({ thing }) => ({ thing, rounds: [], failures: [] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { thing, rounds, failures } of measured) {
      try {
        const values = await measure(thing);
        if (values) rounds.push(values);
      } catch (error) {
        failures.push(error.message.split('\n')[0]);
      }
    }
  }
  for (const [at, { failures }] of measured.entries())
    if (failures.length) missed(`${named[at].name}, ${failures.length} of ${ROUNDS} rounds: ${failures.at(-1)}`);
  return measured.filter(({ rounds }) => rounds.length).map(({ thing, rounds }) => ({ thing, rounds }));
}

/** A subject's name next to others. @param {import('./subjects.mjs').Subject} subject */
export const nameOf = ({ name }) => name ?? 'the shop';

/**
 * Measures every page of every subject in each round and returns the medians.
 * @template {Record<string, number>} Values
 * @param {import('./subjects.mjs').Subject[]} subjects
 * @param {(subject: import('./subjects.mjs').Subject, page: string) => Promise<Values | undefined>} measure undefined: cannot be
 * measured there
 * @param {(text: string) => void} missed receives failures
 * @returns {Promise<{subject: import('./subjects.mjs').Subject, page: string, values: Values}[]>}
 */
export async function inRounds(subjects, measure, missed) {
  const pages = subjects.flatMap((subject) =>
    Object.keys(subject.pages).map((page) => ({ name: `${page} of ${nameOf(subject)}`, thing: { subject, page } })),
  );
  const measured = await inTurns(pages, ({ subject, page }) => measure(subject, page), missed);
  return measured.map(({ thing, rounds }) => ({
    ...thing,
    values: Object.fromEntries(Object.keys(rounds[0]).map((name) => [name, median(rounds.map((one) => one[name]))])),
  }));
}
