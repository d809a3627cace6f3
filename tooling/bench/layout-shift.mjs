import { visits } from './visits.mjs';

/**
 * Cumulative layout shift of every visit, loaded and scrolled to the end.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureLayoutShift(bench) {
  return (await visits(bench)).map(({ where, shift, shifted }) => ({
    key: 'shift',
    where,
    value: shift,
    ...(shifted.length ? { detail: [...new Set(shifted)].slice(0, 3).join(', ') } : {}),
  }));
}
