const fs = require('node:fs');
const path = require('node:path');

/*
 * Fills shell/src/shared-modules/platform.ts: the host provides only what its own graph imports, and the folder defines what it
 * provides (docs/decisions/0034).
 */
module.exports = function importPlatform() {
  const folder = path.join(this.rootContext, '../shared-kernel/platform');
  this.addContextDependency(folder);
  return fs
    .readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => `import 'shared-kernel/platform/${name.replace(/\.tsx?$/, '')}';\n`)
    .join('');
};
