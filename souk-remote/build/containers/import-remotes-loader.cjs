const fs = require('node:fs');
const path = require('node:path');

/*
 * Fills mono.ts: one import for each remote, by folder, because webpack gives a separately named chunk only to an import that names
 * one file.
 */
module.exports = function importRemotes(source) {
  const root = path.join(this.rootContext, '..');
  this.addContextDependency(root);
  const rows = fs
    .readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && fs.existsSync(path.join(root, name, 'package.json')))
    .map((name) => `'${name}': () => import(/* webpackChunkName: "${name}" */ '../../../${name}/src/lifecycles'),`);
  return `${source.replace(/^declare const LIFECYCLES.*$/m, '')}\nconst LIFECYCLES = {\n${rows.join('\n')}\n};\n`;
};
