import { visits } from './visits.mjs';

/**
 * What the browser complained about on every visit: hydration that does not match, errors, breaches of the content policy.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureComplaints(bench) {
  return (await visits(bench)).map(({ where, complaints }) => ({
    key: 'complaints',
    where,
    value: complaints.length,
    ...(complaints.length ? { detail: complaints[0].slice(0, 200) } : {}),
  }));
}
