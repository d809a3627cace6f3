import TerserPlugin from 'terser-webpack-plugin';

/**
 * Minifies a server bundle to save memory of the process that runs it (docs/decisions/0104): no comments, no indentation, and no
 * character beyond Latin-1, a single one of which makes V8 store the whole file in two bytes per character. Names stay, and lines
 * have a bounded length, so a stack shows function and position. PITFALL: esbuild escapes such characters everywhere except in
 * tagged templates, of which we have none, and in regular expressions; ours use escapes
 * (tooling/checks/regular-expressions.test.mjs).
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
    // esbuild has its own threads
    parallel: false,
  });
