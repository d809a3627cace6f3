import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import { USUAL_DIGITS } from 'shared-kernel/rules/money';
import { writeNumber } from 'shared-kernel/rules/write-number';
import { phraseAt, type Token, tokensOf } from './tokens';

/** In major units of the shop's currency; undefined: none. */
export interface PriceBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}
/** A text without the words that bound the price, and the bounds. */
export interface PriceWords extends PriceBounds {
  readonly text: string;
}

/** Words that bound a price, folded; several spellings of one meaning. `before` stand in front of the amount, `after` behind it. */
interface Phrases {
  readonly before: readonly string[];
  readonly after: readonly string[];
}
interface Bounds {
  readonly max: Phrases;
  readonly min: Phrases;
  /** 'between 20 and 50', 'entre 20 et 50': the words in front, between and behind; '' for none */
  readonly between: readonly (readonly [string, string, string])[];
  /** words that belong to the bound in front of it: 'price under 50' */
  readonly lead: readonly string[];
}

/** Folded phrases: without accents, nukta and hamza, dotless i as i. */
const BOUNDS: Readonly<Record<LanguageCode, Bounds>> = {
  en: {
    max: {
      before: ['under', 'below', 'less than', 'cheaper than', 'up to', 'at most', 'no more than', 'not more than'],
      after: ['or less', 'or under', 'or below', 'max', 'maximum', 'and under'],
    },
    min: {
      before: ['over', 'above', 'more than', 'at least', 'starting at'],
      after: ['or more', 'and up', 'and over', 'minimum'],
    },
    between: [
      ['between', 'and', ''],
      ['from', 'to', ''],
    ],
    lead: ['for', 'price', 'priced', 'costing', 'at'],
  },
  fr: {
    max: {
      before: [
        'a moins de',
        'moins de',
        'moins cher que',
        'en dessous de',
        'au dessous de',
        'jusqu a',
        'inferieur a',
        'sous',
      ],
      after: ['ou moins', 'maximum', 'max', 'maxi'],
    },
    min: {
      before: ['plus de', 'au dessus de', 'a partir de', 'superieur a', 'au moins'],
      after: ['ou plus', 'minimum', 'et plus'],
    },
    between: [
      ['entre', 'et', ''],
      ['de', 'a', ''],
    ],
    lead: ['prix', 'pour', 'a'],
  },
  ar: {
    max: {
      before: ['اقل من', 'باقل من', 'ارخص من', 'تحت', 'دون', 'لا يزيد عن', 'لا يتجاوز', 'حتي', 'بحد اقصي', 'لغايه'],
      after: ['فاقل', 'او اقل', 'كحد اقصي'],
    },
    min: { before: ['اكثر من', 'فوق', 'اعلي من', 'اغلي من', 'ابتداء من'], after: ['فاكثر', 'او اكثر'] },
    between: [
      ['بين', 'و', ''],
      ['من', 'الي', ''],
    ],
    lead: ['سعر', 'بسعر', 'سعره', 'سعرها', 'ثمن', 'بثمن'],
  },
  tr: {
    max: {
      before: ['en fazla', 'maksimum'],
      after: [
        'alti',
        'altinda',
        'altindaki',
        'den az',
        'dan az',
        'den ucuz',
        'dan ucuz',
        'den daha ucuz',
        'dan daha ucuz',
        // behind 'liradan'
        'ucuz',
        'daha ucuz',
        'az',
        'daha az',
        'e kadar',
        'a kadar',
        'ye kadar',
        'ya kadar',
        'nin altinda',
        'nin alti',
        'nun altinda',
        'in altinda',
        'un altinda',
        'kadar',
      ],
    },
    min: {
      before: ['en az'],
      after: [
        'ustu',
        'ustunde',
        'uzeri',
        'uzerinde',
        'den fazla',
        'dan fazla',
        'den pahali',
        'dan pahali',
        'nin ustunde',
        'nin uzerinde',
      ],
    },
    between: [
      ['', 'ile', 'arasi'],
      ['', 'ile', 'arasinda'],
      ['', '', 'arasi'],
      ['', '', 'arasinda'],
    ],
    lead: ['fiyat', 'fiyati'],
  },
  hi: {
    max: {
      before: [],
      after: [
        'से कम',
        'से नीचे',
        'से सस्ता',
        'से सस्ते',
        'से सस्ती',
        'के अंदर',
        'के अन्दर',
        'के नीचे',
        'के भीतर',
        'तक',
        'से कम में',
        'तक का',
        'तक के',
        'तक की',
        'से कम का',
        'से कम के',
        'से कम की',
        'se kam',
        'se sasta',
        'se saste',
        'se sasti',
        'se niche',
        'ke andar',
        'ke niche',
        'tak',
      ],
    },
    min: {
      before: [],
      after: [
        'से ज्यादा',
        'से अधिक',
        'से ऊपर',
        'के ऊपर',
        'से महंगा',
        'से महंगे',
        'से महंगी',
        'se zyada',
        'se jyada',
        'se upar',
        'ke upar',
      ],
    },
    between: [
      ['', 'से', 'तक'],
      ['', 'से', 'के बीच'],
      ['', 'और', 'के बीच'],
      ['', 'se', 'tak'],
    ],
    lead: ['कीमत', 'दाम', 'मूल्य'],
  },
};

/** Turkish names of currencies with their case endings: 'elli dolardan ucuz', 'yüz euroya kadar', 'yirmi liralık'. */
const TURKISH_MONEY = ['dolar', 'euro', 'avro', 'lira', 'dinar', 'yen'].flatMap((name) => [
  name,
  ...(/[aeiou]$/.test(name) ? ['dan', 'ya', 'nin', 'nun', 'luk', 'lik'] : ['dan', 'den', 'a', 'e', 'in', 'lik']).map(
    (ending) => `${name}${ending}`,
  ),
]);

/** Folded words and signs of money. An amount counts in the shop's currency, whichever is written: the page shows it. */
const MONEY: ReadonlySet<string> = new Set([
  ...TURKISH_MONEY,
  ...`$ € £ ₺ ₹ ¥ ₩ usd jpy yens krw won kwd bhd kd bd dinars eur euros dollar dollars buck bucks pound pounds gbp cent tl try
  rs inr rupee rupees rupaye rupay रुपये रुपए रुपया रुपयों रू रु डॉलर यूरो دولار دولارا ريال ريالا درهم درهما جنيه جنيها يورو ليره دينار
  دينارا ين येन दिनार`.split(/\s+/),
]);
/** Words that mean nothing but money: an amount with one is a price even if no word bounds it. A pound may be a weight. */
const MONEY_ONLY: ReadonlySet<string> = new Set(
  [...MONEY].filter((word) => !['cent', 'pound', 'pounds', 'try', 'won'].includes(word)),
);
/** Words that belong to such an amount: 'cadeau à 20 euros', 'gift for around 20 euros', '500 रुपये का'. */
const AMOUNT_LEADS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['around', 'about', 'budget', 'of'],
  fr: ['environ', 'vers', 'budget', 'de'],
  ar: ['ب', 'بحدود', 'حوالي', 'حدود', 'ميزانيه'],
  tr: ['yaklasik', 'butce'],
  hi: ['लगभग', 'करीब', 'बजट'],
};
const AMOUNT_TAILS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['budget'],
  fr: ['environ'],
  ar: ['تقريبا'],
  tr: ['civari', 'civarinda', 'lik', 'luk', 'butce'],
  hi: ['का', 'के', 'की', 'में', 'वाला', 'वाले', 'वाली', 'ka', 'ke', 'ki', 'mein', 'me', 'wala', 'wale', 'wali'],
};
/** Units that are not money: 'under 10 kg', 'over 3 years'. */
const UNITS: ReadonlySet<string> = new Set(
  `gb go tb mb kg g gr gram grams gramme grammes kilo kilos ml l cl cm mm m km inch inches pouce pouces year years yr yrs y ans an month
  months mois w watt watts mah v hz khz mhz piece pieces pcs pack people person persons personne personnes place places adet parca
  yas yasinda kisilik ay yil parmak inc kilogram litre litres liter liters سم كغ كيلو غرام جرام سنه سنوات شهر اشهر بوصه لتر غ جيجا قطعه قطع
  اشخاص इंच साल किलो ग्राम जीबी लीटर महीने सेमी किग्रा नग`.split(/\s+/),
);
/** Words that make the number after them a size: 'size under 42'. */
const SIZES: ReadonlySet<string> = new Set('size sizes taille pointure beden numara مقاس नम्बर नंबर साइज'.split(' '));

/** Phrases that need a word or sign of money: 'iphone 15 max' has no price, 'from 3 to 5' may be ages. */
const OF_MONEY_ONLY: ReadonlySet<string> = new Set([
  'max',
  'maxi',
  'maximum',
  'minimum',
  'from',
  'de',
  'من',
  'ucuz',
  'daha ucuz',
  'az',
  'daha az',
]);

/**
 * Takes the words that bound the price out of a search: 'backpack under 50', 'moins de 20 €', '50 tl altı', '500 से कम'.
 * Amounts with units and sizes stay. Phrases of the page's language and of the default one count.
 *
 * @param digits decimals of the shop's currency: with three, '12.500' is twelve and a half in a language that writes a decimal point
 */
export function priceWords(text: string, language: LanguageCode, digits = USUAL_DIGITS): PriceWords {
  const amountOf = amountsOf(language, digits);
  const tokens = tokensOf(text);
  const languages = language === DEFAULT_LANGUAGE ? [language] : [language, DEFAULT_LANGUAGE];
  for (const one of languages) {
    for (const at of tokens.keys()) {
      const found = boundsAt(tokens, at, BOUNDS[one], amountOf);
      if (!found) continue;
      const lead = leadOf(tokens, at, BOUNDS[one]);
      const [start, end] = [tokens[lead]?.start ?? 0, tokens[found.end - 1]?.end ?? text.length];
      const rest = `${text.slice(0, start).trim()} ${text.slice(end).trim()}`.trim();
      return { text: rest, min: found.min, max: found.max };
    }
  }
  return spendable(text, tokens, languages, amountOf);
}

/** Reads an amount beside a thing as the most to spend: 'cadeau 20 euros'. */
function spendable(
  text: string,
  tokens: readonly Token[],
  languages: readonly LanguageCode[],
  amountOf: AmountOf,
): PriceWords {
  const leads = languages.flatMap((one) => [...BOUNDS[one].lead, ...AMOUNT_LEADS[one]]);
  const tails = languages.flatMap((one) => AMOUNT_TAILS[one]);
  for (const at of tokens.keys()) {
    const amount = amountAt(tokens, at, amountOf, MONEY_ONLY);
    if (!amount?.money) continue;
    let [first, last] = [at, amount.end];
    while (leads.includes(tokens[first - 1]?.word ?? '')) first--;
    while (tails.includes(tokens[last]?.word ?? '')) last++;
    const rest = `${text.slice(0, tokens[first]?.start).trim()} ${text.slice(tokens[last - 1]?.end).trim()}`.trim();
    if (tokensOf(rest).length > 0) return { text: rest, min: undefined, max: amount.value };
  }
  return { text, min: undefined, max: undefined };
}

interface Found {
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** index of the first token behind the bound */
  readonly end: number;
}

function boundsAt(
  tokens: readonly Token[],
  at: number,
  { max, min, between }: Bounds,
  amountOf: AmountOf,
): Found | undefined {
  for (const [front, middle, back] of between) {
    const low = amountAt(tokens, phraseAt(tokens, at, front), amountOf);
    const high = low && amountAt(tokens, phraseAt(tokens, low.end, middle), amountOf);
    const end = high && phraseAt(tokens, high.end, back);
    if (!high || end === undefined || isUnit(tokens[end])) continue;
    if (OF_MONEY_ONLY.has(front) && !low.money && !high.money) continue;
    const inOrder = Number(low.value) <= Number(high.value);
    return { min: inOrder ? low.value : high.value, max: inOrder ? high.value : low.value, end };
  }
  const most = boundAt(tokens, at, max, amountOf);
  if (most) return { min: undefined, max: most.value, end: most.end };
  const least = boundAt(tokens, at, min, amountOf);
  return least && { min: least.value, max: undefined, end: least.end };
}

function boundAt(tokens: readonly Token[], at: number, { before, after }: Phrases, amountOf: AmountOf) {
  for (const phrase of before) {
    const amount = amountAt(tokens, phraseAt(tokens, at, phrase), amountOf);
    if (amount && !isUnit(tokens[amount.end]) && !isSize(tokens[at - 1])) return amount;
  }
  const amount = amountAt(tokens, at, amountOf);
  if (!amount || isSize(tokens[at - 1])) return undefined;
  for (const phrase of after.toSorted((one, other) => other.length - one.length)) {
    const end = phraseAt(tokens, amount.end, phrase);
    if (end !== undefined && (amount.money || !OF_MONEY_ONLY.has(phrase))) return { ...amount, end };
  }
  return undefined;
}

/** Reads an amount that may have the word or sign of its currency on either side. */
function amountAt(tokens: readonly Token[], at: number | undefined, amountOf: AmountOf, money = MONEY) {
  if (at === undefined) return undefined;
  const sign = money.has(tokens[at]?.word ?? '') ? 1 : 0;
  const value = amountOf(tokens[at + sign]?.word ?? '');
  if (value === undefined) return undefined;
  const behind = money.has(tokens[at + sign + 1]?.word ?? '') ? 1 : 0;
  return { value, money: sign + behind > 0, end: at + sign + 1 + behind };
}

/** '1,299.90', '1 299', '٥٠' and '५००' in major units; undefined: no amount, or one that no price has. */
type AmountOf = (word: string) => string | undefined;

/** Reads amounts as they are written in a language and a currency. */
function amountsOf(language: LanguageCode, digits: number): AmountOf {
  const point = writeNumber(language, 0.5, { least: 1, most: 1 }).charAt(1);
  return (word) => {
    if (!/^\d/.test(word)) return undefined;
    const parts = word.split(/[.,\u066b\u066c]/);
    const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
    const mark = word.charAt(word.length - last.length - 1);
    // one or two digits behind the last point are cents; three are thousands, or thousandths of a currency that has them
    const isFraction = last.length < 3 || (digits === 3 && (mark === point || mark === '٫'));
    const cents = isFraction ? last : '';
    const whole = (cents === '' ? parts : parts.slice(0, -1)).join('');
    const amount = Number(`${whole}.${cents}`);
    return whole.length <= 9 && amount > 0 ? amount.toFixed(Math.max(digits, USUAL_DIGITS)) : undefined;
  };
}

const isUnit = (token: Token | undefined) => token !== undefined && UNITS.has(token.word);
const isSize = (token: Token | undefined) => token !== undefined && SIZES.has(token.word);

/** Index of the first token of a bound, with the word that leads to it: 'bags [for] under 50'. */
const leadOf = (tokens: readonly Token[], at: number, { lead }: Bounds) =>
  lead.includes(tokens[at - 1]?.word ?? '') ? at - 1 : at;
