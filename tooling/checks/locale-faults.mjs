const PLURAL = /_(zero|one|two|few|many|other)$/;
const holesOf = (text) => [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]))].sort();
const flat = (tree, before = '') =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? flat(value, `${before}${key}.`) : [[before + key, value]],
  );

/** Spellings that are right as well, and not the ones of this shop: one word looks the same on every page. */
const OTHER_SPELLINGS = { ar: ['\u0627\u064b'], hi: ['क़ीमत'] };

/** @returns {string[]} spellings in a text that the shop's texts in that language do not use */
export function otherSpellings(language, text) {
  return (OTHER_SPELLINGS[language] ?? []).filter((spelling) =>
    text.normalize('NFC').includes(spelling.normalize('NFC')),
  );
}

/**
 * What is wrong with a file of texts beside the English one: a text that is missing, empty or nobody else's, a plural form that the
 * language wants or does not know, another spelling than the shop's, and places to fill that are not those of English. A form for one number may leave the
 * number out.
 * @returns {string[]} one line per fault; empty when the file is right
 */
export function localeFaults(language, tree, english) {
  const own = new Map(flat(tree));
  const wanted = new Map(flat(english));
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const faults = [];
  const expected = new Set();
  for (const [key, text] of wanted) {
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
      const places = holesOf(wanted.get(key.replace(PLURAL, '_other')) ?? '');
      if (holesOf(text).some((hole) => !places.includes(hole))) faults.push(`${key}: other places to fill`);
    }
  }
  return faults;
}
