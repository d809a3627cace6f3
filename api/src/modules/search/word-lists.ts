import type { LanguageCode } from 'shared-kernel/contract/languages';

type WordsOf = Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>>;

export const isAmong = (words: WordsOf, language: LanguageCode, { word }: { readonly word: string }): boolean =>
  words[language]?.has(word.toLowerCase()) === true;

/** Where the noun comes first ('robe rouge'); elsewhere it comes last ('red dress'). */
export const NOUN_FIRST: ReadonlySet<LanguageCode> = new Set(['fr', 'ar']);
/** The noun of 'joystick for pc' is in front of these. */
export const BEHIND_NOUN: ReadonlySet<string> = new Set(['for', 'with', 'without']);

/**
 * Words that say nothing by themselves and that the language's configuration in PostgreSQL takes for words: what French words lose their
 * vowel to ('billet d’avion'), and whatever Arabic, Turkish and Hindi have for 'of', 'for' and 'with'.
 */
export const LITTLE: WordsOf = {
  en: new Set([
    ...'something anything stuff things'.split(' '),
    // what wishes are told with
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

/** What they say is done for whoever asks, if that one is named behind them: French 'montre-moi' is no watch ('montre'). */
export const ASKED_FOR: WordsOf = {
  fr: new Set(
    [...'montre montrez donne donnez trouve trouvez'.split(' ')].flatMap((verb) => [`${verb} moi`, `${verb} nous`]),
  ),
};
/** The word behind them is what is not wanted ('shoes but not boots'). */
export const NOT: WordsOf = {
  en: new Set(['not', 'except', 'excluding']),
  fr: new Set(['pas', 'sauf', 'hormis', 'excepté']),
  ar: new Set(['ليس', 'ليست', 'مش', 'مو', 'عدا', 'ماعدا', 'باستثناء', 'سوى']),
};
/** Shoes without laces have none, unless a text says that they are 'without laces'. */
export const WITHOUT: WordsOf = {
  en: new Set(['without']),
  fr: new Set(['sans']),
  ar: new Set(['بدون', 'بلا', 'غير']),
  hi: new Set(['बिना', 'bina']),
};
/** Beside what is not wanted they name nothing: 'everything but shoes'. */
export const ALL: WordsOf = {
  en: new Set(['everything', 'anything', 'all']),
  fr: new Set(['tout', 'tous', 'toutes']),
  ar: new Set(['كل', 'جميع']),
  tr: new Set(['her', 'hepsi', 'tüm']),
  hi: new Set(['सब', 'सभी']),
};
/** The same of the word before them. */
export const NOT_BEFORE: WordsOf = {
  tr: new Set(['değil', 'hariç', 'haricinde', 'dışında', 'olmayan', 'olmasın']),
  hi: new Set(['नहीं', 'नही', 'छोड़कर', 'अलावा', 'सिवा', 'सिवाय']),
};
/** What is not wanted goes on behind them ('not boots or sandals'). */
export const OR: WordsOf = {
  en: new Set(['or', 'nor']),
  fr: new Set(['ou', 'ni']),
  ar: new Set(['أو', 'او', 'ولا']),
  tr: new Set(['veya', 'ya']),
  hi: new Set(['या']),
};
/** They stand between two things that are both wanted ('headphones and a charger'). */
export const AND: WordsOf = {
  en: new Set(['and', 'or', 'plus']),
  fr: new Set(['et', 'ou']),
  ar: new Set(['و', 'أو', 'او']),
  tr: new Set(['ve', 'veya']),
  hi: new Set(['और', 'या', 'aur', 'ya']),
};

/** Languages of whose words of every day only the most common are known: there a noun that nobody knows is one. */
export const SHORT_LISTS: ReadonlySet<LanguageCode> = new Set(['ar', 'tr', 'hi']);
/** What stands for any thing: who looks for 'camping equipment' looks for what is for camping. */
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

/** So many things are one that whatever else is said of them says more: a 'gift for coffee lovers' is rather something for coffee. */
export const GIFTS: WordsOf = {
  en: new Set('gift gifts present presents'.split(' ')),
  fr: new Set('cadeau cadeaux'.split(' ')),
  ar: new Set('هدية هدايا'.split(' ')),
  tr: new Set('hediye hediyesi hediyeler hediyeleri hediyelik'.split(' ')),
  hi: new Set('गिफ्ट गिफ़्ट उपहार तोहफा तोहफ़ा तोहफे तोहफ़े'.split(' ')),
};

/** Things that nothing is said of by themselves: of a 'manicure set' nothing is left in any set, of a 'fön makinesi' in no machine. */
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

/** What a number in front of it makes an age ('3 ans'), which no text of a product has in this way. */
export const YEARS: WordsOf = {
  en: new Set(['year', 'years', 'yr', 'yrs', 'month', 'months']),
  fr: new Set(['an', 'ans', 'mois']),
  ar: new Set(['سنة', 'سنوات', 'سنين', 'شهر', 'أشهر', 'شهور']),
  tr: new Set(['yaş', 'yas', 'yaşında', 'yaşındaki', 'aylık']),
  hi: new Set(['साल', 'वर्ष', 'महीने']),
};
/** Before a number they make it an age ('age 3'). */
export const AGES: ReadonlySet<string> = new Set(['age', 'aged', 'ages']);
