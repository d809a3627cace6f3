import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A certificate of `localhost` for one run, created by openssl. Browsers receive its key (`spki`) instead of ignoring certificate
 * errors: Chromium does not cache responses with an invalid certificate, but does cache a visitor's files.
 * @param {string} folder that is deleted after the run
 * @returns {{key: string, cert: string, spki: string}} files, and the base64 of the SHA-256 of the public key
 * @throws Error when openssl is missing or fails
 */
export function makeCertificate(folder) {
  const key = path.join(folder, 'front.key');
  const cert = path.join(folder, 'front.crt');
  const kind = ['-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const { status, stderr, error } = spawnSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', cert]);
  if (status !== 0) throw new Error(`openssl could not make a certificate: ${error?.message ?? stderr}`);
  const publicKey = new X509Certificate(fs.readFileSync(cert)).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, spki: createHash('sha256').update(publicKey).digest('base64') };
}

/** @typedef {ReturnType<typeof makeCertificate>} Certificate */
