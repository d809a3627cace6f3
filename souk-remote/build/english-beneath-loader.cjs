const fs = require('node:fs');
const path = require('node:path');

/**
 * Puts the English texts beneath a language's own, so that a key nobody has translated reads in English (S013) and no second file
 * travels. Plural forms are merged by key like any other.
 */
module.exports = function englishBeneath(source) {
  const english = path.join(path.dirname(this.resourcePath), 'en.json');
  this.addDependency(english);
  return JSON.stringify(merge(JSON.parse(fs.readFileSync(english, 'utf8')), JSON.parse(source)));
};

function merge(below, above) {
  const merged = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const isTree = typeof value === 'object' && typeof below[key] === 'object';
    merged[key] = isTree ? merge(below[key], value) : value;
  }
  return merged;
}
