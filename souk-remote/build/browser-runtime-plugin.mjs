import path from 'node:path';
import webpack from 'webpack';

const OURS = path.join(import.meta.dirname, 'browser-runtime.js');

/** Replaces the official runtime, imported by the entry that enhanced generates (`.federation/...`), by ours. */
export function browserRuntimePlugin() {
  return new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.c?js$/,
    (request) => {
      const from = `${request.contextInfo?.issuer ?? ''} ${request.context ?? ''}`;
      if (from.includes('.federation')) request.request = OURS;
    },
  );
}
