import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../souk-remote/build/place.mjs';

const digests = new Map();

/** True when the job was built from exactly these inputs. */
export function isFresh(job) {
  const file = path.join(ROOT, job.stamp);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === fingerprint(job);
}

/** Takes the fingerprint before the build, so that a file saved meanwhile triggers the next build. */
export function stamp(job) {
  const text = fingerprint(job);
  return { save: () => fs.writeFileSync(path.join(ROOT, job.stamp), text) };
}

/** One hash over several inputs. */
export function digestOfAll(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(digestOf(input));
  return hash.digest('hex');
}

function fingerprint({ inputs, stamp: _, ...settings }) {
  return createHash('sha256').update(JSON.stringify(settings)).update(digestOfAll(inputs)).digest('hex');
}

/** Hash over names and contents below a path; tests do not count. */
function digestOf(input) {
  let digest = digests.get(input);
  if (!digest) {
    const hash = createHash('sha256');
    for (const file of filesBelow(path.join(ROOT, input))) {
      hash.update(path.relative(ROOT, file)).update('\0').update(fs.readFileSync(file)).update('\0');
    }
    digest = hash.digest('hex');
    digests.set(input, digest);
  }
  return digest;
}

function filesBelow(from) {
  if (!fs.existsSync(from)) return [];
  if (fs.statSync(from).isFile()) return [from];
  return fs
    .readdirSync(from, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'testing') return [];
      if (/\.test\.\w+$/.test(entry.name)) return [];
      return filesBelow(path.join(from, entry.name));
    });
}
