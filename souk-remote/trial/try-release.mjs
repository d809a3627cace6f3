import fs from 'node:fs';
import path from 'node:path';
import { hashFolder } from '../release/manifest.mjs';
import { readManifest } from '../release/store.mjs';
import { visitsOf } from './addresses.mjs';
import { openBrowser, openContexts } from './open-browser.mjs';
import { ANSWERS, startStandInApi } from './stand-in-api.mjs';
import { startTrialServer } from './trial-server.mjs';
import { visitPage, walkPages } from './visit-page.mjs';

/** Pages that are open concurrently. */
const AT_ONCE = 4;
/**
 * ms for evaluating the server half, and for one page, on a machine that is busy with other things; and how many faults are enough
 * to stop
 */
const LIMITS = { startMs: 60_000, pageMs: 60_000, faults: 10 };

const WITH = {
  full: 'full data',
  empty: 'empty data',
  fails: 'an API that fails',
  'finds nothing': 'an API that finds nothing',
  'hangs up': 'an API that hangs up',
};

/**
 * Tries a version of a remote as visitors would use it: renders every page in the live shell's server, opens it in Chromium and
 * clicks once (docs/contracts/releases.md 'Trials'). The version cannot access anything of the caller's: neither environment nor
 * files nor network.
 * @param {object} options
 * @param {string} options.store folder of the published versions
 * @param {string} options.remote
 * @param {string} options.version
 * @param {string} [options.from] folder where the version was built; default: it is published
 * @param {string} options.shell version of the shell, from the store
 * @param {object} options.releases the release file's content: the other live parts
 * @param {object} options.api the API's OpenAPI document
 * @param {string} [options.browser] path of Chromium
 * @param {{startMs: number, pageMs: number, faults: number}} [options.limits]
 * @param {string[]} [options.only] patterns of the routes to try; default: all
 * @param {string[]} [options.ways] in which the API answers, of ANSWERS; default: all
 * @returns {Promise<{shell: string, at: string, pages: number, problems: string[]}>} `problems`: one sentence each; none on success
 */
export async function tryRelease(options) {
  const { pages, problems } = await trial(options);
  return { shell: options.shell, at: new Date().toISOString(), pages, problems };
}

async function trial(options) {
  const {
    store,
    remote,
    version,
    from,
    shell,
    releases,
    api: document,
    browser,
    limits = LIMITS,
    only,
    ways,
  } = options;
  const { program, build, browser: scripts } = publishedShell(store, shell);
  const routes = routesOf(from ?? path.join(store, remote, version));
  const unknown = new Set();
  const apis = {};
  for (const answers of ANSWERS)
    apis[answers] = await startStandInApi({ document, answers, onUnknown: (call) => unknown.add(call) });
  const facts = new Set();
  const closing = [() => Object.values(apis).forEach((api) => void api.stop())];
  try {
    const server = await startTrialServer({
      program,
      spec: {
        store,
        build,
        browser: scripts,
        set: JSON.stringify(
          setWith(releases, remote, {
            version,
            files: from ? hashFolder(from) : readManifest(store, remote, version),
            routes,
          }),
        ),
        candidate: { remote, version, ...(from ? { folder: from } : {}) },
        apis: Object.fromEntries(Object.entries(apis).map(([answers, { origin }]) => [answers, origin])),
      },
      reads: [store, ...(from ? [from] : [])],
      startMs: limits.startMs,
      onFact: ({ trial: what, name, reason }) =>
        facts.add(
          what === 'environment' ? `It reads ${name} of the server's environment.` : `It ends the server: ${reason}.`,
        ),
    });
    if (server.refused) return { pages: 0, problems: [...facts, `It cannot be loaded: ${server.refused}.`] };
    closing.push(server.stop);
    const opened = await openBrowser(browser);
    closing.push(() => opened.close());
    const contexts = await openContexts(opened, Object.values(server.origins));
    const tried = Object.values(routes).filter(({ pattern }) => !only || only.includes(pattern));
    const { pages, problems } = await visitAll(tried, { server, contexts, remote, limits, ways });
    const calls = [...unknown].map((call) => `It asks for ${call}, which the API does not have.`);
    return { pages, problems: [...facts, ...calls, ...problems] };
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

async function visitAll(routes, { server, contexts, remote, limits, ways }) {
  const { pageMs: limitMs, faults: enough } = limits;
  const visits = visitsOf(routes, ways);
  const problems = [];
  let over = false;
  void server.ended.then(() => {
    over = true;
  });
  const visitOne = (visit) => {
    const origin = server.origins[visit.answers];
    return visitPage({ context: contextOf(contexts, visit), origin, visit, remote, limitMs });
  };
  const walks = walksOf(visits).map((walk) => [
    walk[0],
    () => walkPages({ context: contextOf(contexts, walk[0]), origin: server.origins.full, visits: walk, limitMs }),
  ]);
  const queue = [...visits.map((visit) => [visit, () => visitOne(visit)]), ...walks];
  const next = async () => {
    for (let job = queue.shift(); job && !over; job = queue.shift()) {
      const [visit, run] = job;
      const fault = await run();
      if (!fault) continue;
      problems.push(sentence({ ...visit, address: fault.address ?? visit.address }, fault.text));
      // an endless loop costs the whole time limit on every page
      if (fault.endless || problems.length >= enough) over = true;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (over && !problems.length) problems.push('The server ended.');
  return { pages: visits.length, problems: problems.slice(0, enough) };
}

const contextOf = (contexts, { signedIn }) => (signedIn ? contexts.user : contexts.guest);

/** Navigates through all pages with data: in each language, as a guest and as a signed-in user. */
function walksOf(visits) {
  const groups = new Map();
  for (const visit of visits.filter(({ answers }) => answers === 'full')) {
    const key = `${visit.language} ${visit.signedIn}`;
    groups.set(key, [...(groups.get(key) ?? []), visit]);
  }
  return [...groups.values()];
}

const sentence = ({ address, language, answers, signedIn }, text) =>
  `${address} (${language}, ${WITH[answers]}${signedIn ? ', signed in' : ''}): ${text.replace(/\.$/, '')}.`;

function publishedShell(store, version) {
  const folder = path.join(store, 'shell', version);
  return { program: path.join(folder, 'server/try.cjs'), build: folder, browser: path.join(store, 'shell/browser') };
}

/** The live set, with the version in its remote's place. */
function setWith(releases, remote, stable) {
  const remotes = Object.fromEntries(
    Object.entries(releases?.remotes ?? {}).flatMap(([id, { stable, withdrawn }]) =>
      stable && !withdrawn ? [[id, { stable }]] : [],
    ),
  );
  return { ...releases, remotes: { ...remotes, [remote]: { stable } } };
}

/** Routes by id, from the version's record. */
function routesOf(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, 'record.json'), 'utf8')).routes;
}
