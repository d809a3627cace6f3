/**
 * True in `npm run test:nightly`: rounds that add chances instead of cases, and what is judged by statistics of time, run there only.
 */
export const NIGHTLY = process.env.SOUK_NIGHTLY === '1';
