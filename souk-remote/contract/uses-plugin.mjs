import { addFindings, fileName, refuse, sorted } from './findings.mjs';
import { kernelTexts, textsOf } from './kernel-texts.mjs';
import { listenForFacts, readFacts } from './module-facts.mjs';
import { referencesTo } from './references.mjs';

const NAME = 'UsesPlugin';
const CALLS = 'shared-kernel/contract/calls';

/** Functions whose first argument is a word that other parts must know: defining file -> function -> kind of word. */
const SPOKEN = {
  'shared-kernel/platform/bus': { emit: 'sends', on: 'hears', stream: 'hears' },
  'shared-kernel/platform/links': { link: 'links' },
};
const FUNCTIONS = new Set(Object.values(SPOKEN).flatMap(Object.keys));

/**
 * Collects a part's references to other parts besides modules: calls of the API as `GET page/:slug`, events, ids of routes that it
 * links to with their parameters, texts of the kernel. Only what is in a chunk counts. A word that is computed at run time fails
 * the build, as it could not be checked.
 */
export class UsesPlugin {
  /**
   * @param {object} options
   * @param {[folder: string, name: string][]} options.places folders of our sources and their names in records
   * @param {string} options.kernel folder of shared-kernel
   * @param {boolean} options.forwards the shell's server reads the whole table of calls, because it forwards calls of others
   */
  constructor({ places, kernel, forwards }) {
    this.places = places;
    this.kernel = kernel;
    this.forwards = forwards;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      listenForFacts(normalModuleFactory, FUNCTIONS, this.places);
      // after unused code is known, before modules are concatenated
      compilation.hooks.afterChunks.tap(NAME, () => {
        const uses = { calls: {}, links: {}, sends: {}, hears: {}, texts: {} };
        const known = kernelTexts(this.kernel);
        for (const module of compilation.modules) {
          if (!compilation.chunkGraph.getNumberOfModuleChunks(module)) continue;
          const functions = SPOKEN[module.options?.shareKey ?? fileName(this.places, module)];
          if (functions) this.#readWords(compilation, module, functions, uses);
          const facts = readFacts(module);
          if (facts) {
            this.#readCalls(compilation, module, facts, uses);
            this.#readTexts(compilation, module, facts, known, uses);
          }
        }
        const { sends, hears, calls, links, texts } = uses;
        addFindings(compilation, { calls, links, events: { sends, hears }, texts });
      });
    });
  }

  #readWords(compilation, module, functions, uses) {
    for (const { chain, from, dependency } of referencesTo(compilation, module)) {
      // a file, not the module through which the shell shares it
      if (!from.resource || !readFacts(from)) continue;
      const kind = functions[chain[0]];
      const file = fileName(this.places, from);
      if (!chain.length)
        refuse(compilation, `${file} uses all of ${fileName(this.places, module)}: it must name what it needs.`);
      if (!kind) continue;
      const statement = readFacts(from).said.find(({ at }) => at === dependency.range?.[0]);
      if (!statement?.words) {
        const what = kind === 'links' ? 'id of a route' : 'name of an event';
        refuse(
          compilation,
          `${file} calls ${chain[0]} with a computed ${what}: write it as a literal, in a call of ${chain[0]} itself.`,
        );
      } else if (kind === 'links') this.#addLinks(compilation, statement, file, uses.links);
      else for (const word of statement.words) add(uses[kind], word, file);
    }
  }

  #addLinks(compilation, { words, params }, file, links) {
    if (!params) {
      refuse(compilation, `${file} links to '${words[0]}' with computed parameters: write them as an object literal.`);
      return;
    }
    for (const id of words) links[id] = linkBoth(links[id], { params: params.always, some: params.some, file });
  }

  #readCalls(compilation, module, { rows, looseRows }, uses) {
    const file = fileName(this.places, module);
    const unreadable = (where) =>
      refuse(compilation, `${where} names a call of the API by something computed: method and path must be literals.`);
    for (const { call } of looseRows) call ? add(uses.calls, call, file) : unreadable(file);
    if (!rows.length) return;
    for (const { chain, from } of referencesTo(compilation, module)) {
      if (!from.resource) continue;
      const user = fileName(this.places, from);
      const row = rows.find(({ name }) => name === chain[0]);
      if (row?.call) add(uses.calls, row.call, user);
      else if (row || (chain.length && file === CALLS)) unreadable(`${file} ('${chain[0]}')`);
      else if (!chain.length && !this.forwards)
        refuse(compilation, `${user} uses all of ${file}: it must name each call that it makes (CALLS.cart).`);
    }
  }

  #readTexts(compilation, module, facts, known, uses) {
    const file = fileName(this.places, module);
    if (file.startsWith('shared-kernel/platform/')) return;
    const { keys, unknown } = textsOf(facts, { file, known });
    for (const key of keys) add(uses.texts, `kernel:${key}`, file);
    for (const key of unknown)
      refuse(compilation, `${file} shows the text 'kernel:${key}', which the kernel does not have.`);
  }
}

/** One file represents all users: the first by name, so that the same sources produce the same record. */
function add(table, word, file) {
  if (!Object.hasOwn(table, word) || file < table[word]) table[word] = file;
}

/** All links to one page: `params` are passed by every one of them, `some` by a few. */
function linkBoth(one, other) {
  if (!one || !other) return tidyLink(one ?? other);
  const named = (link) => [...link.params, ...(link.some ?? [])];
  const params = one.params.filter((name) => other.params.includes(name));
  const some = [...named(one), ...named(other)].filter((name) => !params.includes(name));
  return tidyLink({ params, some, file: [one.file, other.file].sort()[0] });
}
function tidyLink({ params, some = [], file }) {
  const tidy = (names) => [...new Set(names)].sort();
  return { params: tidy(params), ...(some.length ? { some: tidy(some) } : {}), file };
}

/** Merges both targets of a part. */
export function mergedUses(browser, server) {
  const merged = (one, other) => {
    const all = { ...one };
    for (const [word, file] of Object.entries(other)) add(all, word, file);
    return sorted(all);
  };
  return {
    calls: merged(browser.calls, server.calls),
    links: sorted(
      Object.fromEntries(
        Object.keys({ ...browser.links, ...server.links }).map((id) => [
          id,
          linkBoth(browser.links[id], server.links[id]),
        ]),
      ),
    ),
    events: {
      sends: merged(browser.events.sends, server.events.sends),
      hears: merged(browser.events.hears, server.events.hears),
    },
    texts: merged(browser.texts, server.texts),
  };
}
