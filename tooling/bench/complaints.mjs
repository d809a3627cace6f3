import { visits } from './visits.mjs';

/**
 * Complaints of the browser on every visit: hydration mismatches, errors, CSP violations.
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
