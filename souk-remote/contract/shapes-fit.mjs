import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installedFolder, KERNEL, ROOT } from '../build/place.mjs';
import { TSC, TSC_OPTIONS } from './declarations.mjs';

const PLATFORM = 'shared-kernel/platform/';
const EVENTS = 'shared-kernel/events/event-map';
/**
 * Functions that take a word of the record (the id of a route, the name of an event). Their types cover all words at once, also
 * those that a remote does not use: only the number of parameters and the return type are compared, the words separately.
 */
const called = (type, answer = `ReturnType<${type}>`) => `((count: Parameters<${type}>['length']) => ${answer})`;
const SPOKEN = {
  [`${PLATFORM}links link`]: called,
  [`${PLATFORM}bus emit`]: called,
  [`${PLATFORM}bus on`]: called,
  // what it returns is the payload
  [`${PLATFORM}bus stream`]: (type) => called(type, 'void'),
};
const LONGEST_MS = 60_000;

/**
 * Names alone do not show that a parameter was added or a field removed. Declarations do: everything that a remote imports from the
 * platform must be offered with a type that is assignable to the one it was built against. Libraries are compared by their ranges
 * alone. Call this only when names fit (fits.mjs). If the compiler gives no result, it does not fit.
 * @param {object} what
 * @param {{record: object, types: string}} what.remote its record and the folder of declarations that it was built against
 * @param {{record: object, types: string}} what.shell the shell's record and the folder of declarations that it offers
 * @returns {string[]} one sentence for each shape that does not fit, with the file that uses it; empty: all fit
 */
export function findShapeMisfits({ remote, shell }) {
  const shellName = `${shell.record.part} ${shell.record.version}`;
  const absent = [
    [remote, 'was built against'],
    [shell, 'offers'],
  ].filter(([{ types }]) => !fs.existsSync(path.join(types, `${EVENTS}.d.ts`)));
  if (absent.length)
    return absent.map(
      ([{ record }, does]) =>
        `${record.part} ${record.version} has no declarations of what it ${does}: build and publish it again.`,
    );

  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-shapes-'));
  try {
    for (const [name, { types }] of Object.entries({ built: remote, offered: shell }))
      fs.cpSync(types, path.join(work, name), { recursive: true });
    const libraries = linkLibraries(work);
    const missing = [];
    const lines = [
      ...libraries.map((library, n) => ({ code: `import type * as library${n} from '${library}';` })),
      { code: "type Built = import('./built/shared-kernel/events/event-map').EventMap;" },
      { code: "type Offered = import('./offered/shared-kernel/events/event-map').EventMap;" },
      { code: 'type At<Events, Name, Otherwise> = Name extends keyof Events ? Events[Name] : Otherwise;' },
      ...namesTaken(remote.record, shellName).filter((line) => {
        const there = ['built', 'offered'].every((side) => fs.existsSync(path.join(work, side, `${line.key}.d.ts`)));
        if (!there)
          missing.push(
            `${line.file} uses ${line.key}, of which a declaration is missing: build and publish both sides again.`,
          );
        return there && !sameDeclarations(work, line.key);
      }),
      ...exchangedEvents(remote.record, shellName),
    ];
    fs.writeFileSync(path.join(work, 'shapes.ts'), lines.map(({ code }) => `${code}\n`).join(''));
    return [...missing, ...complaints(work, lines)];
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** One line for each chain of names: the offered type must be usable as the one it was built against. */
function namesTaken({ takes }, shellName) {
  const lines = new Map();
  let count = 0;
  for (const { shared } of Object.values(takes)) {
    for (const [key, { names }] of Object.entries(shared)) {
      if (!key.startsWith(PLATFORM) || key.startsWith(`${PLATFORM}vendor/`)) continue;
      for (const [chain, file] of Object.entries(names)) {
        const at =
          chain === '*'
            ? ''
            : chain
                .split('.')
                .map((name) => `[${JSON.stringify(name)}]`)
                .join('');
        const of = (side) => `(typeof import('./${side}/${key}'))${at}`;
        const shapeOf = SPOKEN[`${key} ${chain}`] ?? ((type) => type);
        lines.set(`${key} ${chain}`, {
          code: `export const taken${count++}: ${shapeOf(of('built'))} = null! as ${shapeOf(of('offered'))};`,
          says: `${file} uses '${chain}' of ${key}, which has another shape in ${shellName}`,
          key,
          file,
        });
      }
    }
  }
  return [...lines.values()];
}

/**
 * Whether a module and all its imports within the kernel have literally the same declarations: then there is nothing to compare.
 * PITFALL: two copies of one generic function with conditional types are not assignable to each other.
 */
function sameDeclarations(work, key) {
  const seen = new Set();
  const waiting = [`${key}.d.ts`];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const [built, offered] = ['built', 'offered'].map((side) => {
      const full = path.join(work, side, file);
      return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
    });
    if (built === undefined || built !== offered) return false;
    for (const [, request] of built.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)["'](\.[^"']*)["']/g))
      waiting.push(`${path.posix.join(path.posix.dirname(file), request)}.d.ts`);
  }
  return true;
}

/** Emitted payloads must be what the shell's listeners expect, and vice versa. An event that one side lacks does not matter. */
function exchangedEvents({ events }, shellName) {
  const line = ([event, file], from, to, does) => ({
    code: `export const ${does}_${event.replace(/\W/g, '_')}: At<${to}, '${event}', unknown> = null! as At<${from}, '${event}', never>;`,
    says: `${file} ${does} the event '${event}', which carries something else in ${shellName}`,
  });
  return [
    ...Object.entries(events.sends).map((one) => line(one, 'Built', 'Offered', 'sends')),
    ...Object.entries(events.hears).map((one) => line(one, 'Offered', 'Built', 'hears')),
  ];
}

/**
 * The declarations import libraries, which are resolved from the kernel or from here. A library that is not found is not linked, so
 * importing it in the compared file is an error.
 * @returns {string[]} every import of a library
 */
function linkLibraries(work) {
  const requests = new Set();
  for (const name of fs.readdirSync(work, { recursive: true }).map(String)) {
    if (!name.endsWith('.d.ts')) continue;
    const text = fs.readFileSync(path.join(work, name), 'utf8');
    for (const [, request] of text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)["']([^."'/][^"']*)["']/g))
      requests.add(request);
  }
  for (const request of requests) {
    const library = request
      .split('/')
      .slice(0, request.startsWith('@') ? 2 : 1)
      .join('/');
    for (const name of [library, `@types/${library.replace('@', '').replace('/', '__')}`]) {
      const folder = [KERNEL, import.meta.dirname, ROOT].map((from) => installedFolder(name, from)).find(Boolean);
      const link = path.join(work, 'node_modules', name);
      if (!folder || fs.existsSync(link)) continue;
      fs.mkdirSync(path.dirname(link), { recursive: true });
      fs.symlinkSync(folder, link, 'dir');
    }
  }
  return [...requests].sort();
}

function complaints(work, lines) {
  const answer = spawnSync(process.execPath, [TSC, 'shapes.ts', '--noEmit', '--pretty', 'false', ...TSC_OPTIONS], {
    cwd: work,
    encoding: 'utf8',
    timeout: LONGEST_MS,
    maxBuffer: 1e8,
  });
  if (answer.status === 0) return [];
  // the lines below an error go deeper: the last one names the member that differs
  const errors = /^shapes\.ts\((\d+),\d+\): error TS\d+: (.*(?:\n\s+.*)*)$/gm;
  const misfits = [...`${answer.stdout}`.matchAll(errors)].map(([, line, reason]) => ({
    says: lines[line - 1]?.says,
    reason: reason
      .split('\n')
      .at(-1)
      .trim()
      .replace(/import\("[^"]*"\)\./g, '')
      .replace(/\.$/, ''),
  }));
  // whatever else stopped the compiler, it did not confirm that all fits
  if (!misfits.length || misfits.some(({ says }) => !says)) {
    const why =
      misfits.find(({ says }) => !says)?.reason ??
      (`${answer.stdout}${answer.stderr}`.trim() ||
        answer.error?.message ||
        `ended with ${answer.signal ?? answer.status}`);
    return [`The shapes of what is taken could not be compared: ${why.slice(0, 300)}`];
  }
  return misfits.map(({ says, reason }) => `${says}: ${reason}.`);
}
