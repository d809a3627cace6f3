/*
 * For the one-bundle build: webpack would merge the texts of all remotes, which share their chunks' names, into one chunk. Here
 * every remote keeps its own, so that a page of that build does not carry the texts of remotes it does not show.
 */
module.exports = function ownTextChunks(source) {
  const [, part] = /[\\/](mfe-[\w-]+)[\\/]src[\\/]/.exec(this.resourcePath);
  return source.replaceAll('webpackChunkName: "locale-', `webpackChunkName: "${part}-locale-`);
};
