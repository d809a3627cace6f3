import semver from 'semver';

/**
 * Checks whether a version of a remote fits this shell and this API. Compares records (docs/contracts/releases.md) by name and
 * range; shapes-fit.mjs compares shapes. A record that is incomplete or unreadable does not fit.
 * @param {{remote?: object, shell?: object, api?: object}} records record.json of each; for the API, `calls` is enough
 * @returns {string[]} one sentence for each misfit, with the file that uses it; empty: it fits
 */
export function findMisfits({ remote, shell, api }) {
  const unreadable = [
    ...problemsOfRecord(remote, 'remote'),
    ...problemsOfRecord(shell, 'shell'),
    ...(Array.isArray(api?.calls) ? [] : ['The API has no record of its calls: build and publish it again.']),
  ];
  if (unreadable.length) return unreadable;
  return [...findMissingInShell(remote, shell), ...findMissingInApi(remote, api)];
}

/**
 * Calls of a remote or of the shell that the API does not have.
 * @param {object} part the caller's record
 * @param {object} api record of the API
 * @returns {string[]} one sentence for each; empty: the API has all
 */
export function findMissingInApi(part, api) {
  if (!isTable(part?.calls))
    return ['There is no record of the calls that this version makes: build and publish it again.'];
  if (!Array.isArray(api?.calls)) return ['The API has no record of its calls: build and publish it again.'];
  const answered = new Set(api.calls.map(callWithoutNames));
  return Object.entries(part.calls)
    .filter(([call]) => !answered.has(callWithoutNames(call)))
    .map(([call, file]) => `${file} calls '${call}', which ${nameOf(api, 'the API')} does not answer.`);
}

/**
 * Names, ranges and texts that a remote imports and the shell does not provide, in browser and server.
 * @returns {string[]} one sentence for each; empty: all are provided
 */
export function findMissingInShell(remote, shell) {
  const unreadable = [...problemsOfRecord(remote, 'remote'), ...problemsOfRecord(shell, 'shell')];
  if (unreadable.length) return unreadable;
  const missing = ['browser', 'server'].flatMap((target) => missingNames(remote, shell, target));
  const texts = new Set(shell.texts);
  for (const [text, file] of Object.entries(remote.texts)) {
    if (!texts.has(text))
      missing.push(`${file} shows the text '${text}', which ${nameOf(shell, 'the shell')} does not have.`);
  }
  return [...new Set(missing)];
}

/**
 * Events with listeners that no part of the set emits: a warning, not a rejection, since a page works without them.
 * @param {object[]} parts records of the shell and of all live remotes
 * @returns {string[]} one sentence for each
 */
export function findUnsentEvents(parts) {
  const sent = new Set(parts.flatMap(({ events }) => Object.keys(events?.sends ?? {})));
  return parts.flatMap(({ events }) =>
    Object.entries(events?.hears ?? {})
      .filter(([event]) => !sent.has(event))
      .map(([event, file]) => `${file} waits for the event '${event}', which no part of the shop sends.`),
  );
}

function missingNames(remote, shell, target) {
  const giver = nameOf(shell, 'the shell');
  const missing = [];
  for (const [key, { range, names }] of Object.entries(remote.takes[target].shared)) {
    const offered = shell.offers[target].shared[key];
    const one = Object.values(names)[0] ?? nameOf(remote, 'The remote');
    if (!offered) {
      missing.push(`${one} uses ${key}, which ${giver} does not share.`);
      continue;
    }
    if (range !== undefined && !semver.satisfies(offered.version, range, { includePrerelease: true }))
      missing.push(
        `${nameOf(remote, 'The remote')} needs ${libraryOf(key)} ${range}, but ${giver} has ${offered.version}.`,
      );
    for (const [name, file] of Object.entries(names)) {
      const lacking = lackingOf(name === '*' ? [] : name.split('.'), offered.names);
      if (lacking === WHOLE) missing.push(`${file} uses all of '${name}' of ${key}: it must name what it needs.`);
      else if (lacking) missing.push(`${file} uses '${lacking}' of ${key}, which ${giver} does not have.`);
    }
  }
  return missing;
}

const WHOLE = Symbol('all members of a table');

/** The first name of a chain that is not offered; undefined when all are. `true` in an offer: present, with unknown members. */
function lackingOf(chain, offered) {
  let here = offered;
  for (const [i, name] of chain.entries()) {
    if (here === true) return undefined;
    if (!Object.hasOwn(here, name)) return chain.slice(0, i + 1).join('.');
    here = here[name];
  }
  // a table used as a value: which members are needed is only known at run time
  return here === true ? undefined : WHOLE;
}

/** Reasons why a record is unreadable. */
function problemsOfRecord(record, role) {
  const name = nameOf(record, `The ${role}`);
  if (!isTable(record)) return [`The ${role} has no record of its contract: build and publish it again.`];
  if (record.format !== 1) return [`${name} has a record of format ${record.format}, which this release cannot read.`];
  const side = role === 'shell' ? 'offers' : 'takes';
  const missing = ['browser', 'server']
    .filter(
      (target) =>
        !isTable(record[side]?.[target]?.shared) || !Object.values(record[side][target].shared).every(isEntry),
    )
    .map((target) => `${side}.${target}`);
  if (role === 'shell' ? !Array.isArray(record.texts) : !isTable(record.texts)) missing.push('texts');
  if (!isTable(record.calls)) missing.push('calls');
  return missing.map((part) => `${name} has a record without a readable '${part}': build and publish it again.`);
}

const isTable = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEntry = (entry) => isTable(entry) && (entry.names === true || isTable(entry.names));
const nameOf = (record, otherwise) => (record?.part && record.version ? `${record.part} ${record.version}` : otherwise);
const libraryOf = (key) => key.replace(/^shared-kernel\/platform\/vendor\//, '');
/** Path parameters may have different names, which do not matter in requests. */
const callWithoutNames = (call) => String(call).replace(/:\w+/g, ':');
