import webpack from 'webpack';
import { webpackConfig } from '../build/factory.mjs';
import { REMOTES } from '../build/parts.mjs';

export const DIST = 'dist-dev';
/** version of every remote in development; only its bytes change */
export const VERSION = 'dev';

/** Watched paths that no build reads. */
const IGNORED = ['**/node_modules', '**/dist', `**/${DIST}`, '**/*.test.*'];

/**
 * Compiles parts, and again after every change, in this one process.
 * @param {string[]} parts
 * @param {('browser' | 'server')[]} targets
 * @param {(changed: {part: string, target: string}[]) => void} onBuilt called when all changed parts are built
 * @param {(text: string) => void} onBroken receives the errors; the previous build stays live
 */
export function watchFrontEnds(parts, targets, onBuilt, onBroken) {
  const configs = parts.flatMap((part) =>
    targets.map((target) => ({
      ...webpackConfig({
        part,
        target,
        mode: 'development',
        dist: DIST,
        ...(REMOTES.includes(part) ? { version: VERSION } : {}),
      }),
      watchOptions: { aggregateTimeout: 30, ignored: IGNORED },
    })),
  );
  const hashes = new Map();
  const watching = webpack(configs).watch({ aggregateTimeout: 30, ignored: IGNORED }, (error, stats) => {
    if (error) return onBroken(String(error.stack));
    if (stats.hasErrors()) return onBroken(stats.toString({ preset: 'errors-only', colors: true }));
    const changed = stats.stats.filter(({ compilation, hash }) => {
      const isNew = hashes.get(compilation.name) !== hash;
      hashes.set(compilation.name, hash);
      return isNew;
    });
    if (!changed.length) return;
    onBuilt(
      changed.map(({ compilation }) => {
        const [part, target] = compilation.name.split(':');
        return { part, target };
      }),
    );
  });
  return { stop: () => new Promise((resolve) => watching.close(resolve)) };
}
