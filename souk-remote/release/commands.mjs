import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf, ROOT } from '../build/place.mjs';
import { isInBucket } from '../storage/bucket.mjs';
import { misuse } from './fault.mjs';
import { checkPart } from './part-names.mjs';
import { promote, rollback, withdraw } from './releases.mjs';
import { status } from './status.mjs';
import { publish } from './store.mjs';
import { tryVersion } from './trials.mjs';

export const USAGE = `npm run release -- <command> ...        a part is shell, api or a remote such as mfe-content
  publish  <part> [version]         copy the built version (default: the one in package.json) into the store and try a remote
  try      <remote> [version]       try a published version in a browser with the live shell, and note the result
  promote  <part>[@version] ...     make versions live, all in one change, if what is live then fits together
  rollback <part> [--to version]    make the version before live again, or an older one
  withdraw <remote>                 take it off: its pages and slots are empty, the others go on; promote or rollback brings it
                                    back. A remote that is only missing in the release file stays live.
  status                            what is live, what does not fit, which rollbacks would be refused
Options: --store FOLDER (STORE)  --releases FILE (RELEASES)  --reason TEXT for the history
         both may be in a bucket: s3://bucket/store, s3://bucket/releases.json (S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY)
  publish   --from FOLDER where it was built (default: in dist of the part)   --without-trial
  try       --shell VERSION, --api VERSION of the store, when they are to go live together with the remote
  promote   --without-way-back although a live remote could not be rolled back then   --untried where no browser is, with a --reason
  rollback  --anyway although it does not fit
SOUK_OPERATOR names who releases, else the user of this machine. SOUK_CHROMIUM: the browser of trials, else Playwright's. Without STORE and RELEASES the copy of npm start on PORT (3000)
is meant.`;

/**
 * Runs one release command.
 * @param {string[]} args words and options after `release`
 * @throws ReleaseFault with the line and the exit code for the operator
 */
export async function runRelease(args) {
  const { positionals, values } = parse(args);
  const [command, ...words] = positionals;
  const copy = path.join(ROOT, `.souk/shop-${process.env.PORT ?? 3000}`);
  const options = {
    store: placeOf(values.store ?? process.env.STORE ?? path.join(copy, 'store')),
    releases: placeOf(values.releases ?? process.env.RELEASES ?? path.join(copy, 'releases.json')),
    reason: values.reason,
  };
  const run = COMMANDS[command];
  if (!run) throw misuse(USAGE);
  await run(options, words, values);
}

/** A folder or file of this machine, or a place in a bucket. */
const placeOf = (place) => (isInBucket(place) ? place.replace(/\/+$/, '') : path.resolve(place));

/** Build folders of parts that are not remotes. */
const BUILT_IN = { shell: '.', api: 'release' };

const COMMANDS = {
  async publish(options, words, { from, 'without-trial': withoutTrial }) {
    const [{ part, version }] = oneVersion(words);
    const built = path.join(folderOf(part), 'dist', BUILT_IN[part] ?? version);
    const done = await publish({ ...options, part, version, from: path.resolve(from ?? built) });
    print(`${part} ${version} ${done === 'unchanged' ? 'was published already, with the same bytes' : 'is published'}`);
    if (!withoutTrial && part.startsWith('mfe-')) await tried({ ...options, part, version });
  },
  async try(options, words, { shell, api }) {
    const [{ part, version }] = oneVersion(words);
    await tried({ ...options, part, version, shell, api });
  },
  async promote(options, words, { 'without-way-back': withoutWayBack, untried }) {
    const changes = versionsIn(words);
    if (!changes.length) throw misuse(USAGE);
    if (untried && !options.reason) throw misuse('Who makes a version live --untried says why: --reason TEXT.');
    const { done, warnings } = await promote({ ...options, changes, withoutWayBack, untried });
    warn(warnings);
    for (const { part, version } of changes)
      print(`${part} ${version} ${done === 'unchanged' ? 'was live already' : 'is live'}`);
  },
  async rollback(options, [part, ...rest], { to, anyway }) {
    if (rest.length) throw misuse(`One part is rolled back at a time; an older version is named with --to ${rest[0]}.`);
    const { version, warnings } = await rollback({ ...options, part, to, anyway });
    warn(warnings);
    print(`${part} ${version} is live again`);
  },
  async withdraw(options, [part]) {
    const done = await withdraw({ ...options, part });
    print(`${part} ${done === 'unchanged' ? 'was withdrawn already' : 'is withdrawn'}`);
  },
  async status(options) {
    const { rows, remarks } = await status(options);
    console.table(rows);
    for (const remark of remarks) print(`! ${remark}`);
  },
};

async function tried(options) {
  const { part, version } = options;
  const { shell, pages } = await tryVersion({ ...options, tryRelease });
  print(`${part} ${version} passed its trial with shell ${shell} (${pages} pages)`);
}

/** Needs a browser driver, which no other command does and a production image does not have. */
async function tryRelease(what) {
  const trial = await import('../trial/try-release.mjs').catch((error) => {
    throw error.code === 'ERR_MODULE_NOT_FOUND'
      ? misuse('There is no playwright-core here: try the version where souk-remote is installed.')
      : error;
  });
  return trial.tryRelease({ ...what, browser: process.env.SOUK_CHROMIUM });
}

/** `mfe-a@1.0.0 shell@2.0.0 mfe-b`, or `mfe-a 1.0.0`; the default version is that of the part's package.json. */
function versionsIn(words) {
  if (words.length === 2 && /^\d/.test(words[1])) return [{ part: words[0], version: words[1] }];
  return words.map((word) => {
    const [part, version] = word.split('@');
    checkPart(part);
    return { part, version: version ?? builtVersion(part) };
  });
}

function oneVersion(words) {
  const versions = versionsIn(words);
  if (versions.length !== 1) throw misuse(USAGE);
  checkPart(versions[0].part);
  return versions;
}

function builtVersion(part) {
  const file = path.join(folderOf(part), 'package.json');
  if (!fs.existsSync(file)) throw misuse(`${file} is not there: name a version, ${part}@1.0.0.`);
  return JSON.parse(fs.readFileSync(file, 'utf8')).version;
}

function parse(args) {
  const text = { type: 'string' };
  const yes = { type: 'boolean' };
  const options = {
    ...{ store: text, releases: text, api: text, reason: text, from: text, shell: text, to: text },
    ...{ 'without-trial': yes, 'without-way-back': yes, untried: yes, anyway: yes },
  };
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw misuse(`${error.message}\n${USAGE}`);
  }
}

const print = (line) => console.log(line);
function warn(lines) {
  for (const line of lines) console.warn(`! ${line}`);
}
