const PLURAL = /_(zero|one|two|few|many|other)$/;
const holesOf = (text) => [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]))].sort();
const flat = (tree, before = '') =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? flat(value, `${before}${key}.`) : [[before + key, value]],
  );

/** Correct spellings that this shop does not use: one word looks the same on every page. */
const OTHER_SPELLINGS = { ar: ['\u0627\u064b'], hi: ['क़ीमत'] };

/** @returns {string[]} spellings in a text that the shop's texts in that language do not use */
export function otherSpellings(language, text) {
  return (OTHER_SPELLINGS[language] ?? []).filter((spelling) =>
    text.normalize('NFC').includes(spelling.normalize('NFC')),
  );
}

/**
 * Faults of a text file compared with the English one: a missing, empty or extra text, a missing or unknown plural form for the
 * language, a spelling that the shop does not use, and placeholders that differ from English. A form for a single number may omit
 * the number.
 * @returns {string[]} one line per fault; empty when the file is correct
 */
export function localeFaults(language, tree, english) {
  const own = new Map(flat(tree));
  const englishTexts = new Map(flat(english));
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const faults = [];
  const expected = new Set();
  for (const [key, text] of englishTexts) {
    const counted = key.endsWith('_other') ? key.replace(PLURAL, '') : null;
    if (counted) {
      for (const category of categories) expected.add(`${counted}_${category}`);
    } else if (!PLURAL.test(key)) {
      expected.add(key);
      if (own.has(key) && `${holesOf(text)}` !== `${holesOf(own.get(key))}`)
        faults.push(`${key}: other places to fill`);
    }
  }
  for (const key of expected) if (!own.has(key)) faults.push(`${key}: missing`);
  for (const [key, text] of own) {
    if (!expected.has(key)) faults.push(`${key}: not expected`);
    for (const spelling of otherSpellings(language, String(text))) faults.push(`${key}: spelled '${spelling}'`);
    if (typeof text !== 'string' || text.trim() === '') faults.push(`${key}: no text`);
    else if (PLURAL.test(key)) {
      const places = holesOf(englishTexts.get(key.replace(PLURAL, '_other')) ?? '');
      if (holesOf(text).some((hole) => !places.includes(hole))) faults.push(`${key}: other places to fill`);
    }
  }
  return faults;
}
