import { operatorName } from './operator.mjs';

/** Maximum number of entries per part. */
const LONGEST = 50;

/**
 * A part's history with one more entry.
 * @param {object[]} history
 * @param {{version: string, action: 'promote' | 'rollback' | 'withdraw', untried?: true, reason?: string}} done `untried`: it went
 * live without a trial
 */
export function noted(history, { version, action, untried, reason }) {
  const entry = { version, action, at: new Date().toISOString(), by: operatorName() };
  if (untried) entry.untried = true;
  if (reason) entry.reason = reason;
  return [...history, entry].slice(-LONGEST);
}

/** The version that was live before the current one: a rollback undoes later promotions. */
export const previousVersion = (entry) => follow(entry).stack.at(-2);

/** True when a rollback removed this version and it has not been promoted since. */
export const wasRolledBack = (entry, version) => follow(entry).taken.has(version);

/** True when the version was live before, as far back as the history goes. */
export const wasLive = ({ history }, version) => history.some((entry) => entry.version === version);

function follow(entry) {
  const stack = [];
  const taken = new Set();
  for (const { version, action } of entry?.history ?? []) {
    if (action === 'withdraw') continue;
    if (action === 'rollback') {
      taken.add(stack.at(-1));
      if (stack.includes(version)) while (stack.at(-1) !== version) taken.add(stack.pop());
    }
    if (stack.at(-1) !== version) stack.push(version);
    taken.delete(version);
  }
  return { stack, taken };
}
