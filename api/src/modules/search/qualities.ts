import type { LanguageCode } from 'shared-kernel/contract/languages';
import { fold } from './real-words';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(fold));

/** Folded, like all words in this file. */
const COLOURS: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: words(
    'red orange yellow green teal turquoise blue navy purple violet lilac pink brown tan beige black white grey gray gold golden silver dark light bright colourful colorful colour color',
  ),
  fr: words(
    'rouge orange jaune vert verte verts vertes bleu bleue bleus bleues turquoise violet violette mauve rose roses marron brun brune beige marine noir noire noirs noires blanc blanche blancs blanches gris grise doré dorée argenté argentée clair claire foncé foncée couleur',
  ),
  ar: words(
    'أحمر حمراء برتقالي برتقالية أصفر صفراء أخضر خضراء تركواز أزرق زرقاء كحلي كحلية بنفسجي بنفسجية موف وردي وردية زهري بني بنية بيج أسود سوداء أبيض بيضاء رمادي رمادية ذهبي ذهبية فضي فضية لون',
  ),
  tr: words(
    'kırmızı turuncu sarı yeşil turkuaz mavi lacivert mor lila pembe kahverengi bej siyah beyaz gri altın gümüş renkli koyu açık renk',
  ),
  hi: words(
    'लाल नारंगी पीला पीली पीले हरा हरी हरे फ़िरोज़ी नीला नीली नीले बैंगनी जामुनी गुलाबी भूरा भूरी भूरे काला काली काले सफ़ेद स्लेटी सुनहरा सुनहरी रेड ब्लैक ब्लू व्हाइट ग्रीन पिंक येलो रंगीन laal lal neela nila hara peela kala kali safed gulabi',
  ),
};

/**
 * Words for how a thing is, what it is made of or who wears it, not for what it is: finishes, materials, sizes, women and men; colours are
 * above. Some are also things (wool, gold), but not beside the name of a thing. Folded.
 */
const QUALITIES: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: words(
    'leather suede wool woollen woolen cotton linen silk velvet cashmere wood wooden oak maple walnut beech birch bamboo metal steel stainless brass copper aluminium aluminum plastic rubber glass ceramic porcelain paper big large small mini long short wide thick thin soft warm matt matte glossy shiny size women womens ladies men mens',
  ),
  fr: words(
    'cuir daim laine coton lin soie velours cachemire bois chêne érable noyer hêtre bouleau bambou métal acier inox laiton cuivre aluminium plastique caoutchouc verre céramique porcelaine papier grand grande petit petite long longue court courte large épais doux douce chaud chaude mat mate brillant brillante taille pointure femme femmes homme hommes',
  ),
  ar: words(
    'جلد جلدي جلدية صوف صوفي صوفية قطن قطني قطنية كتان حرير حريري حريرية مخمل خشب خشبي خشبية بلوط معدن معدني معدنية حديد ستيل فولاذ نحاس بلاستيك زجاج زجاجي سيراميك خزف ورق كبير كبيرة صغير صغيرة طويل طويلة قصير قصيرة واسع ناعم دافئ دافئة مطفي لامع لامعة مقاس نسائي نسائية نساء حريمي رجالي رجالية رجال',
  ),
  tr: words(
    'deri süet yün yünlü pamuk pamuklu keten ipek kadife kaşmir ahşap tahta meşe akçaağaç ceviz kayın bambu metal çelik paslanmaz pirinç bakır alüminyum plastik kauçuk cam seramik porselen kağıt büyük küçük mini uzun kısa geniş kalın ince yumuşak sıcak mat parlak beden numara kadın bayan erkek',
  ),
  hi: words(
    'चमड़ा चमड़े लेदर ऊन ऊनी कपास सूती कॉटन लिनन रेशम रेशमी सिल्क मखमल लकड़ी वुडन बाँस धातु मेटल स्टील पीतल ताँबा एल्युमिनियम प्लास्टिक रबर काँच काग़ज़ बड़ा बड़ी बड़े छोटा छोटी छोटे लंबा लंबी मोटा पतला मुलायम गर्म गरम मैट चमकदार साइज़ महिला महिलाओं लेडीज़ पुरुष पुरुषों जेंट्स',
  ),
};

/** Words for how large a thing is. They mean nothing in a text without a kind of product: 'petit cadeau' is no 'petit gâteau'. */
const SIZES: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: words('big large small little mini tiny huge'),
  fr: words('grand grande grands grandes petit petite petits petites mini gros grosse'),
  ar: words('كبير كبيرة صغير صغيرة'),
  tr: words('büyük küçük mini ufak'),
  hi: words('बड़ा बड़ी बड़े छोटा छोटी छोटे chota chhota bada'),
};

export const isSize = (word: string, language: LanguageCode): boolean => SIZES[language].has(fold(word));

/** Sizes of clothes in letters. */
const LETTER_SIZE = /^([2-5]?x{0,3}[sl]|m)$/i;

/** Whether a word is a quality: also a colour, a size in letters, or a number (a size, an amount). */
export const isQuality = (word: string, language: LanguageCode): boolean =>
  /^\p{Nd}+$/u.test(word) || LETTER_SIZE.test(word) || isColour(word, language) || QUALITIES[language].has(fold(word));

export const isColour = (word: string, language: LanguageCode): boolean => COLOURS[language].has(fold(word));
