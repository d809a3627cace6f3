import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf } from '../build/place.mjs';
import { readRoutes } from '../contract/read-routes.mjs';
import { bytesOf, liveReleases } from '../dev/live-shell.mjs';
import { Fault } from './fault.mjs';
import { ownRemote } from './own-remote.mjs';
import { routeTypes } from './route-types.mjs';

const FILE = 'src/shop-routes.d.ts';

export const help = `souk-remote types --store PLACE --releases PLACE
Writes ${FILE}: the pages of all other teams that are live in a shop, so that links to them are checked.
  --store     its store, a folder or an http(s) address (STORE)
  --releases  its release file, a file or an http(s) address (RELEASES)`;

export async function run(args) {
  const { values } = parseArgs({ args, options: { store: { type: 'string' }, releases: { type: 'string' } } });
  const part = ownRemote();
  const store = values.store ?? process.env.STORE;
  const releases = values.releases ?? process.env.RELEASES;
  if (!store || !releases) throw new Fault('Name the shop: --store and --releases, or STORE and RELEASES.');
  const live = await liveReleases(releases);
  const own = await readRoutes(path.join(folderOf(part), 'src/routes.ts'));
  const owners = Object.entries(live.remotes).filter(([remote]) => remote !== part);
  const tables = [await shellRoutes(store, live), ...owners.map(([, { stable }]) => stable?.routes ?? {})];
  const others = Object.assign({}, ...tables);
  fs.writeFileSync(path.join(folderOf(part), FILE), routeTypes(others, Object.keys(own)));
  console.log(`${FILE} names ${Object.keys(others).length} pages of other teams`);
}

async function shellRoutes(store, { shell }) {
  if (!shell?.stable) return {};
  const place = `${store.replace(/\/$/, '')}/shell/${shell.stable.version}/record.json`;
  const record = await bytesOf(place).catch((error) => {
    throw new Fault(`${place} cannot be read (${error.message}): name the shop's store with --store.`);
  });
  return JSON.parse(record.toString('utf8')).routes;
}
