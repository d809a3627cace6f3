import fs from 'node:fs';
import path from 'node:path';
import { checkSet } from './check-set.mjs';
import { previousVersion } from './history.mjs';
import { liveSet } from './live-set.mjs';
import { entryOf, partsOf, readReleases } from './release-file.mjs';
import { damage, publishedRemotes, publishedVersions, readable } from './store.mjs';
import { closedWaysBack, versionsAround } from './ways-back.mjs';

/**
 * What is live, and possible next steps, for people.
 * @param {{store: string, releases: string}} options
 * @returns {Promise<{rows: object[], remarks: string[]}>} `rows`: one for each part; `remarks`: problems, one sentence each: what
 * is missing from the store, what does not fit in the live set, which rollbacks would be rejected
 */
export async function status({ store, releases: file }) {
  const releases = await readReleases(file);
  const known = new Set(['shell', 'api', ...partsOf(releases), ...(await publishedRemotes(store))]);
  const rows = await Promise.all([...known].map((part) => rowOf(store, releases, part)));
  const copy = await readable(store, versionsAround(releases));
  const { misfits, unknown, warnings } = await checkSet(liveSet(copy, releases));
  const closed = await closedWaysBack(copy, releases);
  return {
    rows,
    remarks: [
      ...missing(copy, releases),
      ...misfits,
      ...unknown,
      ...warnings,
      ...closed.map(({ part, version, why }) => `Rolling back ${part} to ${version} would be refused: ${why}`),
    ],
  };
}

async function rowOf(store, releases, part) {
  const entry = entryOf(releases, part);
  const last = entry?.history.at(-1);
  const live = entry?.stable?.version ?? '-';
  return {
    part,
    live: entry?.withdrawn ? `withdrawn (${live})` : live,
    since: last?.at ?? '-',
    by: last?.by ?? '-',
    before: (entry && previousVersion(entry)) ?? '-',
    published: (await publishedVersions(store, part)).join(' ') || '-',
  };
}

/** Live versions that are incomplete in the store. */
function missing(store, releases) {
  if (!fs.existsSync(store)) return [`The store ${store} is not there; shells go on with what they kept.`];
  return partsOf(releases).flatMap((part) => {
    const { version, files } = entryOf(releases, part).stable;
    if (!fs.existsSync(path.join(store, part, version)))
      return `${part} ${version} is live, but its folder is not in the store.`;
    const [broken] = damage(store, part, version, files);
    return broken ? `${part} ${version} is live, but in the store ${broken}.` : [];
  });
}
