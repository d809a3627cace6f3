import { REACT_CUTS } from './react-cuts.mjs';

/*
 * Parts of libraries that the shell's browser build removes and that no option of theirs removes. Each cut contains the text that
 * it changes; when a library's text differs, the build fails instead of growing silently. Remotes need none of this: they bundle no
 * copy of these libraries. Gains are brotli-11 bytes of main.js (docs/decisions/0048).
 */

/**
 * @typedef {object} Cut
 * @property {string} why
 * @property {RegExp} [find] global
 * @property {string} [put] replacement, as in `String.replace`
 * @property {import('./source-edits.mjs').Edit} [edit] instead of an expression and its replacement
 * @property {number} [least] minimum number of matches; default 1
 */

/**
 * @typedef {object} LibraryCut
 * @property {string} library
 * @property {RegExp} file names of the files that may contain the text
 * @property {string} has identifies the file to cut: the one with this text
 * @property {readonly Cut[]} cuts
 */

/** @type {readonly LibraryCut[]} */
export const LIBRARY_CUTS = [
  ...REACT_CUTS,
  {
    // 5.5 kB: components and contexts at the top of the file are calls, which bundlers keep unless they are marked as pure
    library: 'react-router',
    file: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/,
    has: 'var NavigationContext = ',
    cuts: [
      {
        why: 'components and contexts nobody imports go',
        find: /^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm,
        put: 'var $1 = /*#__PURE__*/ $2',
        least: 12,
      },
      {
        why: 'names for developer tools keep what they name',
        find: /^\w+\.displayName = "\w+";$/gm,
        put: '',
        least: 10,
      },
      {
        why: 'no warnings of development',
        find: /^var ENABLE_DEV_WARNINGS = true;$/gm,
        put: 'const ENABLE_DEV_WARNINGS = false;',
      },
      {
        why: 'no data router is ever made: pages fetch by their definition',
        find: /^ {2}let dataRouterState = dataRouterOpts\?\.state;$/gm,
        put: '  const dataRouterState = null;',
      },
      {
        why: 'nor has it errors',
        find: /^ {2}let errors = dataRouterState\?\.errors;$/gm,
        put: '  const errors = undefined;',
      },
      {
        why: 'nor matches',
        find: /^ {2}let matches = dataRouterOpts && dataRouterOpts\.state\.matches\.length \? \($/gm,
        put: '  let matches = false ? (',
      },
      {
        why: 'nor a way of its own to navigate',
        find: /^ {2}return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);$/gm,
        put: '  return useNavigateUnstable();',
      },
      {
        why: 'nor errors to find a route for',
        find: /^ {2}if \(errors != null\) \{\n {4}let errorIndex = /gm,
        put: '  if (false) {\n    let errorIndex = ',
      },
      {
        why: 'routes are the shell’s own table, which is checked before it is live: nobody is told what is wrong with one',
        find: /^ {4}`Route path "\$\{path\}" will be treated as if [^\n]*`$/gm,
        put: '    path',
      },
      {
        why: 'nor with a location',
        find: /^ {6}`When overriding the location using [^\n]*`$/gm,
        put: '      parentPathnameBase',
      },
      {
        why: 'nor with an address',
        find: /^ {2}return `Cannot include a '\$\{char\}'[\s\S]*?will parse it for you\.`;$/gm,
        put: '  return path;',
      },
      {
        why: 'nor with what stands between routes',
        find: /^ {6}`\[\$\{typeof element\.type [^\n]*<React\.Fragment>`$/gm,
        put: '      "route"',
      },
      {
        why: 'nor a boundary',
        find: /^var RenderErrorBoundary = class [\s\S]*?^\};\nRenderErrorBoundary\.contextType = RSCRouterContext;$/gm,
        put: 'var RenderErrorBoundary = null;',
      },
    ],
  },
  {
    // 1.9 kB: texts come with the page, so there is no backend, and every instance is created by createInstance
    library: 'i18next',
    file: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    has: 'class I18n ',
    cuts: [
      {
        why: 'no backend is ever added',
        find: /^class Connector extends EventEmitter \{\n[\s\S]*?^\}$/gm,
        put: 'class Connector extends EventEmitter { state = {}; load(languages, namespaces, callback) { callback(); } reload(languages, namespaces, callback) { callback(); } }',
      },
      {
        why: 'the global instance',
        find: /^const instance = I18n\.createInstance\(\);$/gm,
        put: 'const instance = /*#__PURE__*/ I18n.createInstance();',
      },
      {
        why: 'the way to make an own instance needs no global one',
        find: /^const createInstance = instance\.createInstance;$/gm,
        put: 'const createInstance = (options, callback) => I18n.createInstance(options, callback);',
      },
      {
        why: 'functions of the global instance',
        find: /^const (\w+) = (instance\.\w+);$/gm,
        put: 'const $1 = /*#__PURE__*/ (() => $2)();',
        least: 10,
      },
      {
        why: 'these do nothing unless `debug` is set',
        find: /^( *)this\.logger\.(?:warn|log|deprecate|once)\(.*\);$/gm,
        put: '$1;',
        least: 20,
      },
    ],
  },
  {
    // 0.4 kB: the shop's lists have URLs for their pages, and the facade of the library has no hook for infinite queries
    library: '@tanstack/query-core',
    file: /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]query\.js$/,
    has: 'infiniteQueryBehavior(this.options.pages)',
    cuts: [
      {
        why: 'no query is infinite',
        find: /this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : this\.options\.behavior/g,
        put: 'this.options.behavior',
      },
    ],
  },
  {
    // 1.1 kB: the plugin of shared-kernel/remote/style-cache writes the prefixes that browsers still need
    library: '@emotion/cache',
    file: /[\\/]@emotion[\\/]cache[\\/]dist[\\/]emotion-cache\.browser\.esm\.js$/,
    has: 'var createCache = ',
    cuts: [
      {
        why: 'every cache names its plugins',
        find: /^var defaultStylisPlugins = \[prefixer\];$/gm,
        put: 'var defaultStylisPlugins = [];',
      },
      {
        why: 'no cache has the key of the library itself',
        find: /^ {2}if \(key === 'css'\) \{\n[\s\S]*?^ {2}\}\n/gm,
        put: '',
      },
    ],
  },
  {
    // 0.5 kB with the next: elements with `css` are created by shared-kernel/platform/jsx-runtime
    library: '@emotion/react',
    file: /[\\/]@emotion[\\/]react[\\/]dist[\\/]emotion-react\.browser\.esm\.js$/,
    has: 'function css() {',
    cuts: [
      {
        why: 'a namespace of types keeps its JSX',
        find: /^\(function \(_jsx\) \{\n[\s\S]*?^\}\)\(jsx \|\| \(jsx = \{\}\)\);$/gm,
        put: '',
      },
    ],
  },
  {
    library: '@emotion/react, its elements',
    file: /[\\/]@emotion[\\/]react[\\/]dist[\\/]emotion-element-\w+\.browser\.esm\.js$/,
    has: 'var CacheProvider = ',
    cuts: [
      {
        why: 'a cache of its own that nobody uses, which moves all styles of the server when it is made',
        find: /^var CacheProvider = EmotionCacheContext\.Provider;$/gm,
        put: 'var CacheProvider = /*#__PURE__*/ (() => EmotionCacheContext.Provider)();',
      },
    ],
  },
];

/** Marker at the end of a file that was cut. */
export const markOf = (library) => `\n// cut: ${library}\n`;

/**
 * Applies the cuts to a file.
 * @param {string} source text of the library
 * @param {string} file its path on disk
 * @throws Error when the text differs from the one that a cut was written for
 */
export function cutLibrary(source, file) {
  const { library, has, cuts } = LIBRARY_CUTS.find((one) => one.file.test(file));
  if (!source.includes(has)) return source;
  let text = source;
  for (const { why, find, put, edit = replaced(find, put), least = 1 } of cuts) {
    const { text: cut, found } = edit(text);
    if (found < least)
      throw new Error(
        `${library}: a cut of souk-remote/build/library-cuts.mjs finds another text (${why}: ${found} of at least ${least} matches in ${file}). Write the cut anew or take it out.`,
      );
    text = cut;
  }
  return text + markOf(library);
}

const replaced = (find, put) => (text) => ({ text: text.replace(find, put), found: text.match(find)?.length ?? 0 });
