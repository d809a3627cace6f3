import { findMissingInApi, findMissingInShell, findUnsentEvents } from '../contract/fits.mjs';
import { findRouteFaults } from './check-routes.mjs';
import { shapesThatDiffer } from './shapes.mjs';

/**
 * Checks whether these versions would fit together if they were live (docs/contracts/releases.md 'Checks'). From their records and
 * declarations alone: nothing of them runs.
 * @param {import('./live-set.mjs').LiveSet} set
 * @param {import('./live-set.mjs').LiveSet} [before] the live set, to name who removes a route
 * @returns {Promise<{misfits: string[], unknown: string[], warnings: string[]}>} one sentence for each. `misfits`: what is missing;
 * `unknown`: what cannot be checked, which counts as no; `warnings`: what a shop can live with
 */
export async function checkSet(set, before) {
  const { shell, api } = set;
  const parts = partsOf(set);
  const running = parts.filter(({ record, withdrawn }) => record && !withdrawn);
  const remotes = running.filter((one) => one !== shell && one !== api);
  const misfits = findRouteFaults(parts, before && partsOf(before));
  const unknown = parts.filter(({ withdrawn }) => !withdrawn).flatMap(({ fault }) => fault ?? []);
  for (const [name, part] of Object.entries({ shell, api }))
    if (!part) unknown.push(`No ${name} is live, so nobody can tell what fits it: promote one in the same change.`);

  for (const remote of shell?.record ? remotes : []) {
    const lacking = findMissingInShell(remote.record, shell.record);
    misfits.push(...lacking.map(namedFor(remote)));
    // a missing name has no shape to compare
    if (lacking.length) continue;
    try {
      misfits.push(...(await shapesThatDiffer(remote, shell)).map(namedFor(remote)));
    } catch (error) {
      unknown.push(error.message);
    }
  }
  const calling = running.filter((one) => one !== api);
  if (api?.record)
    misfits.push(...calling.flatMap((one) => findMissingInApi(one.record, api.record).map(namedFor(one))));
  return { misfits, unknown, warnings: findUnsentEvents(calling.map(({ record }) => record)) };
}

/** A file of the kernel is compiled into several parts: the sentence then begins with the part it concerns. */
const namedFor =
  ({ part, version }) =>
  (line) =>
    line.startsWith(`${part}/`) || line.startsWith(`${part} `) ? line : `${part} ${version}: ${line}`;

const partsOf = ({ shell, api, remotes }) => [shell, api, ...Object.values(remotes)].filter(Boolean);
