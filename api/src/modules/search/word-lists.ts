import type { LanguageCode } from 'shared-kernel/contract/languages';

type WordsOf = Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>>;

export const isAmong = (words: WordsOf, language: LanguageCode, { word }: { readonly word: string }): boolean =>
  words[language]?.has(word.toLowerCase()) === true;

/** Languages whose noun comes first ('robe rouge'); in the others it comes last ('red dress'). */
export const NOUN_FIRST: ReadonlySet<LanguageCode> = new Set(['fr', 'ar']);
/** The noun stands before these words: 'joystick for pc'. */
export const BEHIND_NOUN: ReadonlySet<string> = new Set(['for', 'with', 'without']);

/**
 * Stop words that PostgreSQL's configuration of the language does not know: what French elision leaves ('billet d’avion'), and the words for
 * 'of', 'for' and 'with' in Arabic, Turkish and Hindi.
 */
export const LITTLE: WordsOf = {
  en: new Set([
    ...'something anything stuff things'.split(' '),
    // words that phrase a request
    ...'want wanna need looking searching search find buy shop sell show please give much price prices cost costs lover lovers enthusiast enthusiasts'.split(
      ' ',
    ),
  ]),
  fr: new Set([
    ...'a à c d j l m n qu s t les est sont quelque chose choses trucs'.split(' '),
    ...'cherche recherche recherchons voudrais veux aimerais souhaite besoin faut acheter achat trouver vendez svp stp plaît plait quoi offrir puis peux peut pouvez prix combien coûte coute amateur amateurs passionné passionnée passionnés'.split(
      ' ',
    ),
  ]),
  ar: new Set([
    ...'من في على مع إلى الى عن أو او و ل ذو ذات شيء لكن ولكن'.split(' '),
    ...'أريد اريد أرغب ارغب أحتاج احتاج محتاج محتاجة بدي بدنا أبي ابي أبغى ابغى ابغا أبغي ابغي عايز عايزة عاوز عاوزة نفسي أبحث ابحث بحث أدور ادور أشتري اشتري شراء ممكن'.split(
      ' ',
    ),
    ...'ماذا شي حاجة لمحبي لعشاق محبي عشاق هل يوجد عندكم عندك لديكم فيه وين أين اين ألاقي الاقي أجد اجد فضلك بكم كم ما هو هي سعر أسعار اسعار عمره عمرها'.split(
      ' ',
    ),
  ]),
  tr: new Set([
    ...'için icin bir olan veya benim şey'.split(' '),
    ...'istiyorum istiyoruz isterim arıyorum ariyorum arıyoruz lazım lazim gerek gerekli gerekiyor almak alacağım alacagim bakıyorum bakiyorum bana bize'.split(
      ' ',
    ),
    ...'var mı mi mu mü nerede nerde nereden bulabilirim bulurum alabilirim bulunur ne kadar kaç para fiyatı fiyat fiyatları acaba lütfen lutfen satıyor musunuz göster gösterin gösterir misin misiniz sevenlere sevenler seven'.split(
      ' ',
    ),
  ]),
  hi: new Set([
    'का',
    'के',
    'की',
    'को',
    'में',
    'से',
    'पर',
    'और',
    'या',
    'वाला',
    'वाले',
    'वाली',
    'लिए',
    'लिये',
    'एक',
    'मेरे',
    'मेरी',
    'मेरा',
    'कुछ',
    'ka',
    'ke',
    'ki',
    'ko',
    'liye',
    'wala',
    'wale',
    'wali',
    'aur',
    'लेकिन',
    'lekin',
    ...'चाहिए चाहिये चाहता चाहती मुझे मुझको हमें खरीदना ख़रीदना खरीदने ख़रीदने लेना लेने दिखाओ दिखाइए दिखाएं ढूंढ ढूँढ रहा रही हूँ हूं है हैं क्या मिलेगा मिलेगी मिलेंगे कहाँ कहां कोई कीमत क़ीमत दाम कितने कितना कितनी दूँ दूं दें आपके आपकी पास नंबर नम्बर शौकीन शौक़ीन प्रेमी प्रेमियों शुरुआती लोगों लोग रहते रहती'.split(
      ' ',
    ),
    ...'chahiye chahie mujhe muje hume humko kharidna lena dikhao dikhaiye hai hain kya milega milegi kahan koi price rate kitne kitna'.split(
      ' ',
    ),
  ]),
};

/** Verbs that are a request when a pronoun follows: French 'montre-moi' (show me) is no watch ('montre'). */
export const ASKED_FOR: WordsOf = {
  fr: new Set(
    [...'montre montrez donne donnez trouve trouvez'.split(' ')].flatMap((verb) => [`${verb} moi`, `${verb} nous`]),
  ),
};
/** Negations before an unwanted thing ('shoes but not boots'). */
export const NOT: WordsOf = {
  en: new Set(['not', 'except', 'excluding']),
  fr: new Set(['pas', 'sauf', 'hormis', 'excepté']),
  ar: new Set(['ليس', 'ليست', 'مش', 'مو', 'عدا', 'ماعدا', 'باستثناء', 'سوى']),
};
/** Words for 'without': they exclude products that mention the word behind them, unless a text says 'without laces'. */
export const WITHOUT: WordsOf = {
  en: new Set(['without']),
  fr: new Set(['sans']),
  ar: new Set(['بدون', 'بلا', 'غير']),
  hi: new Set(['बिना', 'bina']),
};
/** Words for everything; beside an unwanted thing they name no product: 'everything but shoes'. */
export const ALL: WordsOf = {
  en: new Set(['everything', 'anything', 'all']),
  fr: new Set(['tout', 'tous', 'toutes']),
  ar: new Set(['كل', 'جميع']),
  tr: new Set(['her', 'hepsi', 'tüm']),
  hi: new Set(['सब', 'सभी']),
};
/** Negations behind an unwanted thing. */
export const NOT_BEFORE: WordsOf = {
  tr: new Set(['değil', 'hariç', 'haricinde', 'dışında', 'olmayan', 'olmasın']),
  hi: new Set(['नहीं', 'नही', 'छोड़कर', 'अलावा', 'सिवा', 'सिवाय']),
};
/** They continue a list of unwanted things ('not boots or sandals') and separate alternatives ('tea or coffee'). */
export const OR: WordsOf = {
  en: new Set(['or', 'nor']),
  fr: new Set(['ou', 'ni']),
  ar: new Set(['أو', 'او', 'ولا']),
  tr: new Set(['veya', 'ya']),
  hi: new Set(['या']),
};
/** They stand between two wanted things ('headphones and a charger'). */
export const AND: WordsOf = {
  en: new Set(['and', 'or', 'plus']),
  fr: new Set(['et', 'ou']),
  ar: new Set(['و', 'أو', 'او']),
  tr: new Set(['ve', 'veya']),
  hi: new Set(['और', 'या', 'aur', 'ya']),
};

/** Languages with lists of only the most common everyday words: there an unknown noun counts as a real word. */
export const SHORT_LISTS: ReadonlySet<LanguageCode> = new Set(['ar', 'tr', 'hi']);
/** Words for any thing: 'camping equipment' means whatever is for camping. */
export const THINGS: WordsOf = {
  en: new Set(
    'things stuff items products goods gear equipment accessories supplies essentials kit set sets tools ideas clothes clothing outfit wear furniture decor decoration decorations toys presents gifts'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'choses affaires articles produits matériel équipement accessoires fournitures idées vêtements tenue meubles décoration jouets cadeaux ensemble'.split(
      ' ',
    ),
  ),
  ar: new Set(
    'أشياء اشياء أدوات ادوات معدات لوازم مستلزمات منتجات ملابس أثاث اثاث ديكور ألعاب العاب هدايا طقم'.split(' '),
  ),
  tr: new Set(
    'eşyaları eşyası malzemeleri malzemesi ürünleri ürünler ekipmanı ekipmanları aksesuarları gereçleri seti kıyafetleri giysileri mobilyası dekorasyonu oyuncakları hediyeleri'.split(
      ' ',
    ),
  ),
  hi: new Set('सामान चीजें चीज़ें उपकरण सामग्री प्रोडक्ट सेट कपड़े फर्नीचर फ़र्नीचर सजावट खिलौने तोहफे तोहफ़े'.split(' ')),
};

/** So many products are gifts that the other words say more: a 'gift for coffee lovers' is something for coffee. */
export const GIFTS: WordsOf = {
  en: new Set('gift gifts present presents'.split(' ')),
  fr: new Set('cadeau cadeaux'.split(' ')),
  ar: new Set('هدية هدايا'.split(' ')),
  tr: new Set('hediye hediyesi hediyeler hediyeleri hediyelik'.split(' ')),
  hi: new Set('गिफ्ट गिफ़्ट उपहार तोहफा तोहफ़ा तोहफे तोहफ़े'.split(' ')),
};

/** Nouns too general to answer a search alone: no other set answers 'manicure set', no other machine 'fön makinesi' (hair dryer). */
export const SETS: WordsOf = {
  en: new Set(
    'set sets kit kits gear equipment accessories supplies essentials items products goods machine machines'.split(' '),
  ),
  fr: new Set('ensemble kit matériel équipement accessoires fournitures articles produits machine appareil'.split(' ')),
  ar: new Set('طقم معدات لوازم مستلزمات أدوات ادوات منتجات ماكينة مكينة جهاز آلة'.split(' ')),
  tr: new Set(
    'set seti takımı malzemeleri malzemesi ürünleri ürünler ekipmanı ekipmanları gereçleri makine makinesi makinası aleti cihazı'.split(
      ' ',
    ),
  ),
  hi: new Set('सेट सामान सामग्री उपकरण मशीन saman samaan'.split(' ')),
};

/** Units that make the number before them an age ('3 ans'); texts of products do not write ages like that. */
export const YEARS: WordsOf = {
  en: new Set(['year', 'years', 'yr', 'yrs', 'month', 'months']),
  fr: new Set(['an', 'ans', 'mois']),
  ar: new Set(['سنة', 'سنوات', 'سنين', 'شهر', 'أشهر', 'شهور']),
  tr: new Set(['yaş', 'yas', 'yaşında', 'yaşındaki', 'aylık']),
  hi: new Set(['साल', 'वर्ष', 'महीने']),
};
/** Words that make the number behind them an age ('age 3'). */
export const AGES: ReadonlySet<string> = new Set(['age', 'aged', 'ages']);
