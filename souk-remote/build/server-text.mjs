import TerserPlugin from 'terser-webpack-plugin';

/**
 * Makes the text of a server's bundle small for the process that holds it for as long as it runs (docs/decisions/0104): no comments, no
 * indentation, and no character beyond Latin-1, one of which makes V8 hold the whole file in two bytes a character. Names stay, and
 * lines of a bounded length, so a stack says function and place. PITFALL: esbuild writes such characters as escapes everywhere but in tagged
 * templates, where we have none, and in regular expressions; ours are written with escapes (tooling/checks/regular-expressions.test.mjs).
 */
export const serverText = () =>
  new TerserPlugin({
    minify: TerserPlugin.esbuildMinify,
    minimizerOptions: {
      minify: false,
      minifyWhitespace: true,
      charset: 'ascii',
      legalComments: 'none',
      lineLimit: 400,
    },
    extractComments: false,
    // esbuild has threads of its own
    parallel: false,
  });
