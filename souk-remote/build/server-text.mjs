import TerserPlugin from 'terser-webpack-plugin';

/**
 * esbuild's settings for the text of a server bundle, which save memory of the process that runs it (docs/decisions/0104): no
 * comments, no indentation, and no character beyond Latin-1, a single one of which makes V8 store the whole file in two bytes per
 * character. Names stay, and lines have a bounded length, so a stack shows function and position. PITFALL: esbuild escapes such
 * characters everywhere except in regular expressions, where ours use escapes (tooling/checks/regular-expressions.test.mjs), and in
 * tagged templates, which only the API has, for its SQL (tooling/build/bundle-program.test.mjs).
 */
export const SERVER_TEXT = {
  minifyWhitespace: true,
  charset: 'ascii',
  legalComments: 'none',
  lineLimit: 400,
};

/** Minifies a server bundle of webpack. */
export const serverText = () =>
  new TerserPlugin({
    minify: TerserPlugin.esbuildMinify,
    minimizerOptions: { minify: false, ...SERVER_TEXT },
    extractComments: false,
    // esbuild has its own threads
    parallel: false,
  });
