import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { OffersPlugin } from '../contract/offers-plugin.mjs';
import { tablesIn } from '../contract/tables.mjs';
import { TakesPlugin } from '../contract/takes-plugin.mjs';
import { UsesPlugin } from '../contract/uses-plugin.mjs';
import { AssetsPlugin } from './assets-plugin.mjs';
import { browserRuntimePlugin } from './browser-runtime-plugin.mjs';
import { compileHintPlugin } from './compile-hint-plugin.mjs';
import { InlineLoaderPlugin } from './inline-loader-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { LibraryCutsPlugin } from './library-cuts-plugin.mjs';
import { NameByBytesPlugin } from './name-by-bytes-plugin.mjs';
import { PackagesPlugin } from './packages-plugin.mjs';
import { containerName, outputFolder, roleOf, versionOf } from './parts.mjs';
import { folderOf, JSX_SOURCE, KERNEL, ROOT } from './place.mjs';
import { serverText } from './server-text.mjs';
import { facadeOf, neededRange, sharedConfig, tablesOf } from './shared-modules.mjs';
import { ShortSharingPlugin } from './short-sharing-plugin.mjs';
import { SteadyIdsPlugin } from './steady-ids-plugin.mjs';
import { WorkerPlugin } from './worker-plugin.mjs';

const require = createRequire(import.meta.url);
const CONTAINERS = path.join(import.meta.dirname, 'containers');
/**
 * Modules that at least five chunks of a remote need are in one file: as few files as caching between pages allows
 * (docs/decisions/0052).
 */
const COMMON = { name: 'common', minChunks: 5, minSize: 0 };
/** Modules that two pages need, if large enough for a file: a whole product list, which search and stores have, too. */
const SHARED = { minChunks: 2, minSize: 60_000, reuseExistingChunk: true };
const REMOTES_SOURCE = /[\\/]mfe-[\w-]+[\\/]src[\\/].*\.tsx?$/;

/**
 * The one webpack configuration: host and remotes, browser and server.
 * @param {object} what
 * @param {string} what.part `shell` or a remote
 * @param {'browser' | 'server'} what.target
 * @param {'production' | 'development'} [what.mode]
 * @param {string} [what.dist] folder below the part, default `dist`
 * @param {string} [what.version] of a remote, default that of its package.json
 * @param {'main' | 'try'} [what.program] of the shell's server: the server itself, or the program with which the release command
 * tries a version, a single file without dependencies to install
 * @param {boolean} [what.mono] the whole shop as one bundle without federation; for measuring only
 * @returns {import('webpack').Configuration}
 */
export function webpackConfig({
  part,
  target,
  mode = 'production',
  dist = 'dist',
  version = versionOf(part),
  program = 'main',
  mono = false,
}) {
  const role = roleOf(part);
  const server = target === 'server';
  return {
    name: [part, target, ...(program === 'main' ? [] : [program])].join(':'),
    mode,
    context: folderOf(part),
    target: server ? 'async-node' : ['web', 'es2022'],
    // not eval: the pages' CSP forbids it
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    // a remote has no entry of its own, only its container
    entry: role === 'host' ? { [program]: entryOf({ server, program }) } : {},
    output: { ...output({ part, role, target, version, dist, server }), clean: program === 'main' },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      // rxjs as classes, without ES5 helpers
      ...(server ? {} : { conditionNames: ['es2015', '...'] }),
      alias: {
        ...(server ? {} : { zod$: path.join(KERNEL, 'zod-is-for-servers--use-import-type-in-browser-code') }),
        ...containers({ mono, server }),
        // only `withTheme` of emotion needs it, and our facade of emotion does not export that
        ...(role === 'host' && !server ? { 'hoist-non-react-statics': false } : {}),
      },
    },
    module: { rules: rules({ mode, mono }) },
    ...(server && role === 'host' && program === 'main' ? { externals: installedPackages() } : {}),
    optimization: {
      minimize: mode === 'production',
      minimizer: [server ? serverText() : new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      ...(server ? { splitChunks: false } : {}),
      ...(role === 'remote' && !server
        ? { splitChunks: { cacheGroups: { default: false, common: { ...COMMON, priority: 1 }, shared: SHARED } } }
        : {}),
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      name: [part, target, program, mode, version, mono ? 'mono' : 'federated'].join('-'),
      buildDependencies: { config: configFiles() },
      cacheDirectory: path.join(ROOT, 'node_modules/.cache/webpack'),
    },
    plugins: [
      ...plugins({ part, role, target, version, program, mono, server }),
      // libraries have different texts in development
      ...(mode === 'production' && role === 'host' && !server ? [new LibraryCutsPlugin()] : []),
      ...(mode === 'production' && !server ? [compileHintPlugin()] : []),
      // the folder in which the build reports its packages
      ...(process.env.PACKAGES_DIR
        ? [new PackagesPlugin(path.join(process.env.PACKAGES_DIR, `${part}-${target}-${program}.json`))]
        : []),
      // development builds do no tree shaking: they would record imports that no release has
      ...(mode === 'production' && program === 'main' && !mono ? contract({ part, role, server }) : []),
    ],
  };
}

const entryOf = ({ server, program }) =>
  server ? { main: './src/server/server.ts', try: './src/server/try.ts' }[program] : './src/client/main.ts';

/** The one-bundle build imports the remotes' lifecycles instead of loading their containers. */
function containers({ mono, server }) {
  if (server || !mono) return {};
  return { [path.join(folderOf('shell'), 'src/client/load-container.ts')]: path.join(CONTAINERS, 'mono.ts') };
}

function output({ part, role, target, version, dist, server }) {
  const common = {
    path: outputFolder(part, target, version, dist),
    clean: true,
    hashDigestLength: 12,
  };
  if (server) {
    const extension = role === 'host' ? 'cjs' : 'js';
    // a container is one chunk, whichever of its chunks the others were merged into
    const name = role === 'host' ? '[name]' : 'remoteEntry';
    const names = { filename: `${name}.${extension}`, chunkFilename: `${name}.${extension}` };
    // versions coexist in the shell's process
    return {
      ...common,
      ...names,
      uniqueName: containerName(part, version),
      library: { type: 'commonjs-module' },
      chunkFormat: 'commonjs',
    };
  }
  return {
    ...common,
    // `auto` follows the container's own URL: the same files work from any origin
    publicPath: role === 'host' ? '/assets/' : 'auto',
    // without the version, which would change every chunk with every release. PITFALL: so two versions of a part share one array of
    // chunks and must not be in one document
    uniqueName: part,
    // NameByBytesPlugin adds the hash
    filename: '[name].js',
    chunkFilename: '[name].[contenthash].js',
    // sets `crossorigin` only when the files come from another origin, where integrity needs it
    crossOriginLoading: 'anonymous',
  };
}

function rules({ mode, mono }) {
  // `jsx`, not `jsxDEV`, in development too: one set of shared keys
  const react = { runtime: 'automatic', importSource: JSX_SOURCE, development: false };
  const parser = { syntax: 'typescript', tsx: true };
  return [
    {
      test: /\.tsx?$/,
      exclude: isPackage,
      loader: require.resolve('swc-loader'),
      options: { jsc: { target: 'es2022', parser, transform: { react } } },
    },
    // code stays readable in development
    ...(mode === 'production'
      ? [
          {
            test: /\.tsx?$/,
            exclude: isPackage,
            enforce: 'pre',
            use: ['small-css-loader.mjs', 'refused-jsx-loader.mjs'].map((name) => path.join(import.meta.dirname, name)),
          },
        ]
      : []),
    {
      test: /[\\/]shared-modules[\\/]platform\.ts$/,
      enforce: 'pre',
      use: path.join(import.meta.dirname, 'import-platform-loader.cjs'),
    },
    {
      test: /[\\/]locales[\\/](fr|ar|tr|hi)\.json$/,
      type: 'json',
      use: path.join(import.meta.dirname, 'english-beneath-loader.cjs'),
    },
    ...(mono ? monoRules() : []),
  ];
}

const monoRules = () => [
  { test: REMOTES_SOURCE, enforce: 'pre', use: path.join(CONTAINERS, 'own-text-chunks.cjs') },
  { test: /[\\/]containers[\\/]mono\.ts$/, enforce: 'pre', use: path.join(CONTAINERS, 'import-remotes-loader.cjs') },
];

/** Third-party code. The kernel is our source, also when it is installed as a package. */
const isPackage = (file) =>
  /[\\/]node_modules[\\/]/.test(file.startsWith(KERNEL + path.sep) ? file.slice(KERNEL.length) : file);

function plugins({ part, role, target, version, program, mono, server }) {
  return [
    // in no browser file: it would change one with every release
    ...(server && role === 'host' ? [new webpack.DefinePlugin({ __APP_VERSION__: JSON.stringify(version) })] : []),
    // a server container is ONE file: nothing is loaded while a request waits, nothing is left when the version is dropped
    ...(server && (role === 'remote' || program === 'try')
      ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })]
      : []),
    // each needs the result of the previous one
    ...(server ? [] : [new IntegrityPlugin(), new NameByBytesPlugin(), new AssetsPlugin()]),
    ...(role === 'host' && !server
      ? [
          new InlineLoaderPlugin(path.join(folderOf('shell'), 'src/client/loader.js')),
          new WorkerPlugin({
            entry: path.join(folderOf('shell'), 'src/worker/worker.ts'),
            icons: path.join(folderOf('shell'), 'icons'),
            root: folderOf('shell'),
          }),
        ]
      : []),
    ...(server || mono ? [] : [browserRuntimePlugin(), new ShortSharingPlugin(), new SteadyIdsPlugin()]),
    ...(mono ? [] : [federation({ part, role, target, version, server })]),
  ];
}

/** Collects the build's imports or exports; `writeRecord` writes the version's record from them. */
function contract({ part, role, server }) {
  const host = role === 'host';
  const places = [
    [KERNEL, 'shared-kernel'],
    [folderOf(part), part],
  ];
  const rangeOf = (shareKey) => neededRange(shareKey, part);
  return [
    new UsesPlugin({ places, kernel: KERNEL, forwards: host && server }),
    host ? new OffersPlugin({ tablesIn }) : new TakesPlugin({ places, rangeOf, tablesOf, facadeOf }),
  ];
}

function federation({ part, role, target, version, server }) {
  const exposed = server ? 'server' : 'lifecycles';
  return new ModuleFederationPlugin({
    name: role === 'host' ? 'shell' : containerName(part, version),
    filename: 'remoteEntry.js',
    dts: false,
    dev: false,
    manifest: false,
    ...(role === 'remote'
      ? { exposes: { [`./${exposed}`]: { import: `./src/${exposed}.ts`, name: exposed } } }
      : { remotes: {} }),
    ...(server ? { library: { type: 'commonjs-module' } } : {}),
    shared: sharedConfig(role, target),
    experiments: { optimization: { target: server ? 'node' : 'web' } },
  });
}

/**
 * Packages that the shell's server loads from node_modules at run time: its own dependencies except those shared with remotes and
 * the federation runtime, whose single instance is in the bundle.
 */
function installedPackages() {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(folderOf('shell'), 'package.json'), 'utf8'));
  const kernel = JSON.parse(fs.readFileSync(path.join(KERNEL, 'package.json'), 'utf8')).dependencies;
  const bundled = new Set([...Object.keys(kernel), 'shared-kernel', '@module-federation/enhanced']);
  const external = Object.keys(dependencies).filter((name) => !bundled.has(name));
  return Object.fromEntries(external.map((name) => [name, `commonjs ${name}`]));
}

/** A change of any of these files invalidates the cache. */
function configFiles() {
  return [import.meta.dirname, path.join(import.meta.dirname, '../contract')].flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((file) => !file.includes('.test.'))
      .map((file) => path.join(folder, file)),
  );
}
