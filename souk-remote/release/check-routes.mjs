import { patternParams, routeOverlaps } from '../contract/compose-routes.mjs';

/**
 * Checks whether the routes of a set of versions fit together. From their records alone: no part claims another's routes, every
 * link leads to a live route with the required parameters, and promised routes are unchanged.
 * @param {import('./live-set.mjs').Candidate[]} parts of the set
 * @param {import('./live-set.mjs').Candidate[]} [before] parts of the live set, to name who removes a route
 * @returns {string[]} one sentence for each misfit
 */
export function findRouteFaults(parts, before = []) {
  const table = tableOf(parts);
  const previousTable = tableOf(before);
  return [
    ...routeOverlaps(parts.map((one) => ({ owner: one.part, routes: routesOf(one) }))),
    ...parts.filter(running).flatMap((linking) => {
      const name = `${linking.part} ${linking.version}`;
      return Object.entries(linking.record.links ?? {}).flatMap(([id, link]) => {
        const by = link.file
          ? `${link.file.startsWith(`${linking.part}/`) ? '' : `${name}: `}${link.file} links to '${id}'`
          : `${name} promises '${id}'`;
        const route = table.get(id);
        if (route) return problemsOf(route, link).map((problem) => `${by} ${problem}.`);
        const owner = previousTable.get(id)?.owner;
        const now = parts.find(({ part }) => part === owner);
        if (!now || now.part === linking.part) return `${by}, which no part of the shop has.`;
        return `${by}, which ${owner} ${now.version} does not have any more.`;
      });
    }),
  ];
}

/** Routes of a withdrawn part, or of one without a record, from the release file. */
const routesOf = ({ record, routes }) => record?.routes ?? routes ?? {};
const running = ({ record, withdrawn }) => record && !withdrawn;

function tableOf(parts) {
  const rows = parts.flatMap((one) =>
    Object.entries(routesOf(one)).map(([id, spec]) => [id, { ...spec, owner: one.part, version: one.version }]),
  );
  // if two claim an id, the first one keeps it; the overlap is reported separately
  return new Map(rows.reverse());
}

/**
 * @param {{pattern: string, query?: Record<string, string>, owner: string, version: string}} route
 * @param {{params?: string[], some?: string[], pattern?: string}} link `params`: always passed, `some`: passed by some of the links
 */
function problemsOf({ pattern, query = {}, owner, version }, { params = [], some = [], pattern: promised }) {
  const path = patternParams(pattern);
  const needed = [...path.needed, ...Object.keys(query).filter((name) => !query[name].endsWith('?'))];
  const known = new Set([...path.needed, ...path.optional, ...Object.keys(query)]);
  const whose = `${owner} ${version}`;
  if (promised !== undefined && promised !== pattern) return [`as '${promised}', but ${whose} has it as '${pattern}'`];
  return [
    ...needed.filter((name) => !params.includes(name)).map((name) => `without '${name}', which ${whose} needs there`),
    ...[...params, ...some]
      .filter((name) => !known.has(name))
      .map((name) => `with '${name}', which ${whose} does not take there`),
  ];
}
