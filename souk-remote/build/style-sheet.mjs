import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import esbuild from 'esbuild';
import { lateRules } from './late-rules.mjs';
import { roleOf } from './parts.mjs';
import { folderOf, JSX_SOURCE, KERNEL, ROOT } from './place.mjs';
import { smallCss } from './small-css-loader.mjs';

const require = createRequire(import.meta.url);
const LATE_CSS = path.join(KERNEL, 'ui/late-css.ts');
const EMOTION = '@emotion/react';
/** Replaces emotion while styles are collected. */
const RECORDER = 'recorder-of-styles';

/**
 * Writes the style sheet of a built part, `browser/late.<hash>.css`, and its name into `assets.json`: the rules that no phone's
 * first view needs, of all styles in the part's source. A page's document contains the styles that are not in it
 * (shell/src/server/page/late-styles.ts, docs/decisions/0059).
 * @param {{part: string, folder: string}} built
 * @throws Error with esbuild's message, or one from a module of the part when it is evaluated
 */
export async function writeStyleSheet({ part, folder }) {
  const { key, styles } = await collect(part);
  const rules = lateRules(styles, key);
  const file = path.join(folder, 'assets.json');
  const { styles: _, ...assets } = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (rules) {
    assets.styles = `late.${createHash('sha256').update(rules).digest('hex').slice(0, 12)}.css`;
    fs.writeFileSync(path.join(folder, 'browser', assets.styles), rules);
  }
  fs.writeFileSync(file, JSON.stringify(assets, null, 1));
}

/**
 * Evaluates all modules of the part's pages and records every style that they create, without rendering anything.
 * @returns {Promise<{key: string, styles: {late: boolean, rules: {id: string, css: string[]}}[]}>}
 */
async function collect(part) {
  const cache = path.join(ROOT, 'node_modules/.cache/souk-styles');
  fs.mkdirSync(cache, { recursive: true });
  const outfile = path.join(cache, `${part}-${process.pid}.cjs`);
  try {
    await esbuild.build({
      stdin: { contents: entryOf(part), resolveDir: folderOf(part), loader: 'ts' },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      jsxImportSource: JSX_SOURCE,
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
      plugins: [recording],
    });
    return await require(outfile).collect();
  } finally {
    fs.rmSync(outfile, { force: true });
    delete require.cache[outfile];
  }
}

/** The module that renders pages of the part, and the shell's frame around them. */
function entryOf(part) {
  const host = roleOf(part) === 'host';
  return `
    import { createStyleCache } from ${JSON.stringify(path.join(KERNEL, 'remote/style-cache'))};
    import { partName } from ${JSON.stringify(path.join(KERNEL, 'remote/part-name'))};
    import { cssRules } from ${JSON.stringify(path.join(KERNEL, 'remote/css-rules'))};
    import { recorded } from '${RECORDER}';
    import { definition } from './src/${host ? 'pages/' : ''}definition';
    ${host ? `import './src/chrome/render-frame';` : ''}
    import { GLOBAL_CSS } from ${JSON.stringify(path.join(KERNEL, 'ui/global-styles'))};
    export async function collect() {
      await Promise.all(Object.values(definition.pages).map(({ screen }) => screen.load()));
      const key = partName(definition.id);
      const styles = [...recorded].map(([name, { serialized, late }]) => {
        const cache = createStyleCache(key);
        cache.compat = true;
        cache.insert('.' + key + '-' + name, serialized, cache.sheet, true);
        return { late, rules: cssRules(String(cache.inserted[name])) };
      });
      // rules of every page are the host's
      return { key, styles: ${host ? '[{ late: false, rules: cssRules(GLOBAL_CSS) }, ...styles]' : 'styles'} };
    }`;
}

const recorder = `
  import { css as make } from '${EMOTION}';
  export * from '${EMOTION}';
  export const recorded = new Map();
  const record = (late) => (...from) => {
    const serialized = make(...from);
    const before = recorded.get(serialized.name);
    recorded.set(serialized.name, { serialized, late: late && before?.late !== false });
    return serialized;
  };
  export const css = record(false);
  export const lateCss = record(true);`;

/** @type {import('esbuild').Plugin} */
const recording = {
  name: 'recording',
  setup(build) {
    build.onResolve({ filter: /^(?:@emotion\/react|recorder-of-styles)$/ }, ({ path: request, namespace, importer }) =>
      request === EMOTION && (namespace === RECORDER || importer.includes(`${path.sep}node_modules${path.sep}`))
        ? undefined
        : { path: RECORDER, namespace: RECORDER },
    );
    build.onLoad({ filter: /./, namespace: RECORDER }, () => ({ contents: recorder, resolveDir: KERNEL }));
    build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => ({
      contents:
        file === LATE_CSS ? `export { lateCss } from '${RECORDER}'` : smallCss(fs.readFileSync(file, 'utf8'), file),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
