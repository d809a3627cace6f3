const fs = require('node:fs');
const path = require('node:path');

/**
 * Merges a language's texts over the English ones, so that an untranslated key falls back to English (S013) without loading a
 * second file. Plural forms are merged by key like any other.
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
