/*
 * For the one-bundle build: webpack would merge the texts of all remotes, which share their chunks' names, into one chunk. This
 * keeps them separate, so that a page of that build does not include the texts of remotes it does not show.
 */
module.exports = function ownTextChunks(source) {
  const [, part] = /[\\/](mfe-[\w-]+)[\\/]src[\\/]/.exec(this.resourcePath);
  return source.replaceAll('webpackChunkName: "locale-', `webpackChunkName: "${part}-locale-`);
};
