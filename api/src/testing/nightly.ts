/** True in `npm run test:nightly`. Random rounds that cover no additional cases, and tests that judge timings statistically, run only there. */
export const NIGHTLY = process.env.SOUK_NIGHTLY === '1';
