const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');

/**
 * Packages that are slow to load and keep nothing of one test for the next. PITFALL: not libphonenumber-js, which asks whether an
 * object's constructor is its own `Object`.
 */
const LOADED_ONCE = new Set([
  ...['fastify', 'fastify-type-provider-zod', '@fastify/multipart', '@fastify/rate-limit', '@fastify/swagger'],
  ...['zod', 'kysely', 'pg', 'pino', 'sharp', 'pdfkit', 'fontkit', 'nodemailer', 'stripe', 'openid-client'],
  ...['sanitize-html', 'csv-parse', 'csv-stringify/sync', 'commander', 'tinyld', 'countries-list', 'currency-codes'],
  ...['@node-rs/argon2', 'fast-check', 'smtp-server', 'ajv/dist/2020'],
]);

/**
 * Jest evaluates every module anew for every test file, a third of the processor time of the API's tests. Here a worker loads the
 * packages above once, as Node does; our own modules stay each file's own.
 */
class PackagesOnce extends Runtime {
  requireModuleOrMock(from, name) {
    if (LOADED_ONCE.has(name) && !from.includes('/node_modules/')) return createRequire(from)(name);
    return super.requireModuleOrMock(from, name);
  }
}

module.exports = { __esModule: true, default: PackagesOnce };
