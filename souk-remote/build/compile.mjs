import webpack from 'webpack';

/**
 * Runs one webpack build.
 * @throws Error with webpack's own message when the build has errors
 */
export function compile(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });
}
