import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
export const TYPES_FOLDER = 'types';
/** TypeScript 7 has no compiler API, only its command. */
export const TSC = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');

/** Options for generating and comparing declarations, independent of any tsconfig.json. */
export const TSC_OPTIONS = [
  ...['--ignoreConfig', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler'],
  ...[
    '--target',
    'es2022',
    '--lib',
    'es2023,dom,dom.iterable',
    '--jsx',
    'react-jsx',
    '--jsxImportSource',
    '@emotion/react',
  ],
];

/**
 * Copies the declarations of the platform, and of everything in the kernel that they reference, into a built version:
 * `types/shared-kernel/...`. They are generated once for one state of the sources and cached.
 * @param {object} what
 * @param {string} what.kernel folder of shared-kernel
 * @param {string} what.folder the version's root
 * @param {string} what.cache folder of cached declarations
 * @throws Error with the compiler's own message
 */
export async function writeDeclarations({ kernel, folder, cache }) {
  const kept = path.join(cache, digestOf(kernel));
  if (!fs.existsSync(kept)) await makeDeclarations(kernel, kept);
  const target = path.join(folder, TYPES_FOLDER);
  fs.rmSync(target, { recursive: true, force: true });
  fs.cpSync(kept, target, { recursive: true });
}

async function makeDeclarations(kernel, kept) {
  // two builds may generate the same at once: each in a separate folder, and the first one to finish is kept
  const work = `${kept}.${process.pid}`;
  const sources = withoutPackages(kernel);
  const emit = [
    // the kernel links to pages whose owners are not here; another check covers the whole
    '--noCheck',
    '--declaration',
    '--emitDeclarationOnly',
    '--resolveJsonModule',
    '--rootDir',
    path.dirname(sources.folder),
    '--outDir',
    work,
  ];
  const links = promisedLinks(sources.folder);
  try {
    const files = [links.file, ...sourcesBelow(path.join(sources.folder, 'platform'))];
    await run([...files, ...TSC_OPTIONS, '--types', 'node', ...emit], sources.folder);
  } finally {
    links.remove();
    sources.remove();
  }
  try {
    fs.renameSync(work, kept);
  } catch (error) {
    fs.rmSync(work, { recursive: true });
    if (!fs.existsSync(kept)) throw error;
  }
}

/** Types for the kernel's links while it is compiled without the parts of a shop, which declare their routes themselves. */
function promisedLinks(kernel) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  const file = path.join(folder, 'promised.d.ts');
  fs.writeFileSync(
    file,
    `import type { PromisedRoutes } from '${kernel}/rules/promised-routes';
declare module '${kernel}/rules/define-routes' {
  interface RoutePatterns extends PromisedRoutes {}
}
`,
  );
  return { file, remove: () => fs.rmSync(folder, { recursive: true }) };
}

/** PITFALL: the compiler generates no declarations for files in a `node_modules`; an installed kernel is copied out of it. */
function withoutPackages(kernel) {
  if (!kernel.split(path.sep).includes('node_modules')) return { folder: kernel, remove() {} };
  const copy = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'kernel-'));
  const folder = path.join(copy, path.basename(kernel));
  fs.cpSync(kernel, folder, { recursive: true });
  fs.symlinkSync(path.dirname(kernel), path.join(copy, 'node_modules'), 'junction');
  return { folder, remove: () => fs.rmSync(copy, { recursive: true }) };
}

const run = (args, cwd) =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [TSC, ...args], { cwd, maxBuffer: 1e8 }, (error, stdout) => {
      if (error) reject(new Error(`The declarations of the platform could not be made: ${stdout || error.message}`));
      else resolve();
    });
  });

const isSource = (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);

function sourcesBelow(folder) {
  return (
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isSource(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      // the folder itself may be in a node_modules
      .filter((file) => !path.relative(folder, file).split(path.sep).includes('node_modules'))
      .sort()
  );
}

function digestOf(kernel) {
  const hash = createHash('sha256').update(fs.readFileSync(path.join(kernel, 'package.json')));
  for (const folder of fs.readdirSync(kernel).sort()) {
    if (folder === 'node_modules' || folder === 'testing' || !fs.statSync(path.join(kernel, folder)).isDirectory())
      continue;
    for (const file of sourcesBelow(path.join(kernel, folder))) {
      hash.update(path.relative(kernel, file)).update('\0').update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 20);
}
