// The command of a remote's container: publishes the version in the image, makes it live once, and ends.
import fs from 'node:fs';
import path from 'node:path';
import { ReleaseFault } from '../../souk-remote/release/fault.mjs';
import { releaseOnce } from '../../souk-remote/release/release-once.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { REMOTE: remote, STORE: store, RELEASES: releases } = process.env;
const dist = path.join(root, remote, 'dist');
const [version] = fs.readdirSync(dist);

try {
  await releaseOnce({
    store,
    releases,
    shell: path.join(root, 'shell/dist/server/main.cjs'),
    remote,
    version,
    from: path.join(dist, version),
    log: console.log,
  });
} catch (error) {
  if (!(error instanceof ReleaseFault)) throw error;
  console.error(`✖ ${error.message}`);
  process.exitCode = error.exitCode;
}
