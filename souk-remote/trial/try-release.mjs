import path from 'node:path';
import { hashFolder } from '../release/manifest.mjs';
import { readManifest } from '../release/store.mjs';
import { visitsOf } from './addresses.mjs';
import { openBrowser, openContexts } from './open-browser.mjs';
import { ANSWERS, startStandInApi } from './stand-in-api.mjs';
import { startTrialServer } from './trial-server.mjs';
import { visitPage } from './visit-page.mjs';

/** Pages that are open at the same time. */
const AT_ONCE = 4;
/** A version with so many faults is bad enough; the rest of its pages is not looked at. */
const ENOUGH = 10;
/** ms: how long the server half may be evaluated, how long one page may take */
const LIMITS = { startMs: 30_000, pageMs: 15_000 };

const WITH = {
  full: 'full data',
  empty: 'empty data',
  fails: 'an API that fails',
  'finds nothing': 'an API that finds nothing',
  'hangs up': 'an API that hangs up',
};

/**
 * Tries a version of a remote as visitors would meet it: renders every page in the live shell's server, opens it in Chromium and clicks
 * once (docs/contracts/releases.md 'Trials'). The version can reach nothing of the caller's: neither environment nor files nor network.
 * @param {object} options
 * @param {string} options.store folder of the published versions
 * @param {string} options.remote
 * @param {string} options.version
 * @param {string} [options.from] folder where the version was built; default: it is published
 * @param {string} options.shell version of the shell, from the store
 * @param {object} options.releases the release file's content: who else is live
 * @param {object} options.api the API's OpenAPI document
 * @param {string} [options.browser] path of Chromium
 * @param {{startMs: number, pageMs: number}} [options.limits]
 * @returns {Promise<{shell: string, at: string, pages: number, problems: string[]}>} `problems`: one sentence each; none when it passed
 */
export async function tryRelease(options) {
  const { pages, problems } = await trial(options);
  return { shell: options.shell, at: new Date().toISOString(), pages, problems };
}

async function trial({ store, remote, version, from, shell, releases, api: document, browser, limits = LIMITS }) {
  const { program, build, browser: scripts } = publishedShell(store, shell);
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
          setWith(releases, remote, version, from ? hashFolder(from) : readManifest(store, remote, version)),
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
    const visits = visitsOf(server.routes);
    const problems = await visitAll(visits, { server, contexts, remote, limitMs: limits.pageMs });
    const calls = [...unknown].map((call) => `It asks for ${call}, which the API does not have.`);
    return { pages: visits.length, problems: [...facts, ...calls, ...problems] };
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

async function visitAll(visits, { server, contexts, remote, limitMs }) {
  const problems = [];
  const queue = [...visits];
  let down = false;
  void server.ended.then(() => {
    down = true;
  });
  const next = async () => {
    for (let visit = queue.shift(); visit && !down && problems.length < ENOUGH; visit = queue.shift()) {
      const origin = server.origins[visit.answers];
      const context = visit.signedIn ? contexts.user : contexts.guest;
      const found = await visitPage({ context, origin, visit, remote, limitMs });
      if (found) problems.push(sentence(visit, found));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (down && !problems.length) problems.push('The server ended.');
  return problems.slice(0, ENOUGH);
}

const sentence = ({ address, language, answers, signedIn }, text) =>
  `${address} (${language}, ${WITH[answers]}${signedIn ? ', signed in' : ''}): ${text}.`;

function publishedShell(store, version) {
  const folder = path.join(store, 'shell', version);
  return { program: path.join(folder, 'server/try.cjs'), build: folder, browser: path.join(store, 'shell/browser') };
}

/** What is live, with the version in its remote's place. */
function setWith(releases, remote, version, files) {
  const remotes = Object.fromEntries(
    Object.entries(releases?.remotes ?? {}).flatMap(([id, { stable, withdrawn }]) =>
      stable && !withdrawn ? [[id, { stable }]] : [],
    ),
  );
  return { ...releases, remotes: { ...remotes, [remote]: { stable: { version, files } } } };
}
