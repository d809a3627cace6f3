import { patternParams, routeOverlaps } from '../contract/compose-routes.mjs';

/**
 * Do the addresses of a set of versions fit together? By their records alone: nobody claims what somebody else has, every link leads
 * to a live route with the parameters that it needs, and promised addresses are as they were promised.
 * @param {import('./live-set.mjs').Candidate[]} parts of the set
 * @param {import('./live-set.mjs').Candidate[]} [before] parts of the set that is live now, to say who withdraws a route
 * @returns {string[]} one sentence for each thing that does not fit
 */
export function whatLeadsNowhere(parts, before = []) {
  const table = tableOf(parts);
  const gone = tableOf(before);
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
        const owner = gone.get(id)?.owner;
        const now = parts.find(({ part }) => part === owner);
        if (!now || now.part === linking.part) return `${by}, which no part of the shop has.`;
        return `${by}, which ${owner} ${now.version} does not have any more.`;
      });
    }),
  ];
}

/** What a withdrawn part, or one whose record is gone, still owns: the release file knows it. */
const routesOf = ({ record, routes }) => record?.routes ?? routes ?? {};
const running = ({ record, withdrawn }) => record && !withdrawn;

function tableOf(parts) {
  const rows = parts.flatMap((one) =>
    Object.entries(routesOf(one)).map(([id, spec]) => [id, { ...spec, owner: one.part, version: one.version }]),
  );
  // the first one keeps an id that two claim, which is told as an overlap
  return new Map(rows.reverse());
}

/**
 * @param {{pattern: string, query?: Record<string, string>, owner: string, version: string}} route
 * @param {{params?: string[], some?: string[], pattern?: string}} link `params`: always given, `some`: given by some of the links
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
