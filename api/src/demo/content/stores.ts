import { type Texts, texts } from './texts';

export interface Store {
  readonly name: string;
  readonly slug: string;
  /** drawings used in the cover picture */
  readonly drawings: readonly string[];
  readonly hue: number;
  /** categories it sells */
  readonly categories: readonly string[];
  /** the store's description of itself */
  readonly about: Texts;
  /** where its parcels are sent from */
  readonly shipsFrom: { readonly country: string; readonly city: Texts };
  /** maximum days until a parcel is sent; not more than the fastest delivery time of its goods */
  readonly dispatchDays: number;
}

const from = (country: string, ...names: Parameters<typeof texts>): Store['shipsFrom'] => ({
  country,
  city: texts(...names),
});

export const STORES: readonly Store[] = [
  {
    name: 'Medina Mode',
    slug: 'medina-mode',
    drawings: ['dress', 'scarf', 'high-heeled-shoe'],
    hue: 350,
    categories: ['fashion'],
    about: texts(
      'Three sisters from Fez who cut, dye and sew what they would wear themselves.',
      'Trois sœurs de Fès qui coupent, teignent et cousent ce qu’elles porteraient elles-mêmes.',
      'ثلاث أخوات من فاس يفصّلن ويصبغن ويخطن ما يلبسنه هن أنفسهن.',
      'Kendi giyecekleri şeyleri kesen, boyayan ve diken Fesli üç kız kardeş.',
      'फ़ेस की तीन बहनें जो वही काटती, रँगती और सिलती हैं जो ख़ुद पहनना चाहें।',
    ),
    shipsFrom: from('MA', 'Fez', 'Fès', 'فاس', 'Fes', 'फ़ेस'),
    dispatchDays: 2,
  },
  {
    name: 'Harbour Outfitters',
    slug: 'harbour-outfitters',
    drawings: ['coat', 'hiking-boot', 'backpack'],
    hue: 235,
    categories: ['fashion', 'sports-outdoors'],
    about: texts(
      'Honest clothes and boots for people who work and walk outside, since 1974.',
      'Des vêtements et chaussures francs pour qui travaille et marche dehors, depuis 1974.',
      'ملابس وأحذية متينة لمن يعملون ويمشون في الهواء الطلق منذ عام 1974.',
      '1974’ten beri dışarıda çalışan ve yürüyenler için sağlam giysi ve botlar.',
      '1974 से बाहर काम करने और चलने वालों के लिए भरोसेमंद कपड़े और बूट।',
    ),
    shipsFrom: from('GB', 'Bristol', 'Bristol', 'بريستول', 'Bristol', 'ब्रिस्टल'),
    dispatchDays: 2,
  },
  {
    name: 'Circuit Street',
    slug: 'circuit-street',
    drawings: ['laptop', 'headphone', 'mobile-phone'],
    hue: 260,
    categories: ['electronics'],
    about: texts(
      'Electronics that we have opened, repaired and would buy ourselves.',
      'De l’électronique que nous avons ouverte, réparée, et que nous achèterions.',
      'إلكترونيات فككناها وأصلحناها ونشتريها لأنفسنا.',
      'İçini açtığımız, onardığımız ve kendimizin de alacağı elektronikler.',
      'ऐसे इलेक्ट्रॉनिक्स जिन्हें हमने खोला, सुधारा और ख़ुद ख़रीदते।',
    ),
    shipsFrom: from('DE', 'Berlin', 'Berlin', 'برلين', 'Berlin', 'बर्लिन'),
    dispatchDays: 1,
  },
  {
    name: 'Retro Wave',
    slug: 'retro-wave',
    drawings: ['radio', 'television', 'film-projector'],
    hue: 30,
    categories: ['electronics', 'toys-music'],
    about: texts(
      'Old shapes with new insides, for ears and eyes that remember.',
      'Des formes anciennes, un intérieur neuf, pour ceux qui se souviennent.',
      'أشكال قديمة بقلب جديد لآذان وعيون تتذكر.',
      'Hatırlayan kulaklar ve gözler için eski biçimler, yeni içler.',
      'यादों वाले कानों और आँखों के लिए पुराने रूप, नया अंदाज़।',
    ),
    shipsFrom: from('JP', 'Osaka', 'Osaka', 'أوساكا', 'Osaka', 'ओसाका'),
    dispatchDays: 2,
  },
  {
    name: 'Riad Living',
    slug: 'riad-living',
    drawings: ['amphora', 'red-paper-lantern', 'couch-and-lamp'],
    hue: 70,
    categories: ['home-garden'],
    about: texts(
      'Things for slow rooms: clay, wood, wool and warm light.',
      'Des objets pour des pièces paisibles : terre, bois, laine et lumière chaude.',
      'أشياء لغرف هادئة: طين وخشب وصوف وضوء دافئ.',
      'Sakin odalar için: kil, ahşap, yün ve sıcak ışık.',
      'सुकून भरे कमरों के लिए: मिट्टी, लकड़ी, ऊन और गर्म रोशनी।',
    ),
    shipsFrom: from('MA', 'Marrakesh', 'Marrakech', 'مراكش', 'Marakeş', 'मराकेश'),
    dispatchDays: 2,
  },
  {
    name: 'The Green Corner',
    slug: 'the-green-corner',
    drawings: ['potted-plant', 'cactus', 'bouquet'],
    hue: 145,
    categories: ['home-garden', 'food'],
    about: texts(
      'A nursery with a kitchen: plants on the left, harvest on the right.',
      'Une pépinière avec cuisine : les plantes à gauche, la récolte à droite.',
      'مشتل بمطبخ: النباتات يسارًا والمحصول يمينًا.',
      'Mutfaklı bir fidanlık: solda bitkiler, sağda hasat.',
      'रसोई वाली नर्सरी: बाएँ पौधे, दाएँ फ़सल।',
    ),
    shipsFrom: from('ES', 'Valencia', 'Valence', 'بلنسية', 'Valensiya', 'वालेंसिया'),
    dispatchDays: 1,
  },
  {
    name: 'Hammam House',
    slug: 'hammam-house',
    drawings: ['soap', 'lotion-bottle', 'sponge'],
    hue: 10,
    categories: ['beauty'],
    about: texts(
      'Soap, oil and steam, the way our grandmothers kept their skin.',
      'Savon, huile et vapeur, comme nos grands-mères soignaient leur peau.',
      'صابون وزيت وبخار كما كانت جداتنا يعتنين ببشرتهن.',
      'Sabun, yağ ve buhar: ninelerimizin cilt bakımı.',
      'साबुन, तेल और भाप, जैसे हमारी दादियाँ त्वचा सँवारती थीं।',
    ),
    shipsFrom: from('TR', 'Bursa', 'Bursa', 'بورصة', 'Bursa', 'बुर्सा'),
    dispatchDays: 1,
  },
  {
    name: 'Atelier Rouge',
    slug: 'atelier-rouge',
    drawings: ['lipstick', 'nail-polish', 'folding-hand-fan'],
    hue: 20,
    categories: ['beauty', 'fashion'],
    about: texts(
      'Colour for lips, nails and evenings, mixed in small pots in Lyon.',
      'De la couleur pour les lèvres, les ongles et les soirées, mélangée à Lyon.',
      'ألوان للشفاه والأظافر والسهرات تُمزج بكميات صغيرة في ليون.',
      'Dudaklar, tırnaklar ve akşamlar için Lyon’da küçük kaplarda karılan renkler.',
      'होंठों, नाख़ूनों और शामों के लिए ल्यों में छोटी मात्रा में बने रंग।',
    ),
    shipsFrom: from('FR', 'Lyon', 'Lyon', 'ليون', 'Lyon', 'ल्यों'),
    dispatchDays: 2,
  },
  {
    name: 'Kickoff',
    slug: 'kickoff',
    drawings: ['soccer-ball', 'tennis', 'boxing-glove'],
    hue: 150,
    categories: ['sports-outdoors'],
    about: texts(
      'Run by a club, for clubs: balls, rackets and gloves that last a season and more.',
      'Tenu par un club, pour les clubs : ballons, raquettes et gants qui durent.',
      'يديره نادٍ لأجل الأندية: كرات ومضارب وقفازات تدوم موسمًا وأكثر.',
      'Kulüpten kulüplere: bir sezondan uzun dayanan toplar, raketler, eldivenler.',
      'क्लब द्वारा, क्लबों के लिए: पूरे सीज़न से ज़्यादा चलने वाला सामान।',
    ),
    shipsFrom: from('PT', 'Porto', 'Porto', 'بورتو', 'Porto', 'पोर्टो'),
    dispatchDays: 1,
  },
  {
    name: 'Anatolian Trails',
    slug: 'anatolian-trails',
    drawings: ['tent', 'compass', 'hiking-boot'],
    hue: 120,
    categories: ['sports-outdoors'],
    about: texts(
      'Guides who rent their summers to the mountains and sell what survived.',
      'Des guides qui passent l’été en montagne et vendent ce qui a résisté.',
      'أدلّاء يقضون صيفهم في الجبال ويبيعون ما صمد معهم.',
      'Yazlarını dağlara veren, sağlam kalanı satan rehberler.',
      'गाइड जो गर्मियाँ पहाड़ों में बिताते हैं और वही बेचते हैं जो टिका रहा।',
    ),
    shipsFrom: from('TR', 'Antalya', 'Antalya', 'أنطاليا', 'Antalya', 'अंताल्या'),
    dispatchDays: 2,
  },
  {
    name: 'Little Caravan',
    slug: 'little-caravan',
    drawings: ['teddy-bear', 'kite', 'nesting-dolls'],
    hue: 320,
    categories: ['toys-music'],
    about: texts(
      'Toys that travel well and need no charger.',
      'Des jouets qui voyagent bien et n’ont pas besoin de chargeur.',
      'ألعاب ترافقك في السفر ولا تحتاج إلى شاحن.',
      'Yolculuğu seven, şarj istemeyen oyuncaklar.',
      'सफ़र में साथ देने वाले खिलौने जिन्हें चार्जर नहीं चाहिए।',
    ),
    shipsFrom: from('DE', 'Nuremberg', 'Nuremberg', 'نورنبرغ', 'Nürnberg', 'न्यूरेम्बर्ग'),
    dispatchDays: 1,
  },
  {
    name: 'Maqam Music',
    slug: 'maqam-music',
    drawings: ['violin', 'long-drum', 'guitar'],
    hue: 50,
    categories: ['toys-music'],
    about: texts(
      'Instruments tuned by musicians before they are sent to you.',
      'Des instruments accordés par des musiciens avant l’envoi.',
      'آلات يضبطها موسيقيون قبل إرسالها إليك.',
      'Size gönderilmeden önce müzisyenlerce akort edilen çalgılar.',
      'भेजने से पहले संगीतकारों द्वारा सुर में मिलाए गए वाद्य।',
    ),
    shipsFrom: from('EG', 'Cairo', 'Le Caire', 'القاهرة', 'Kahire', 'काहिरा'),
    dispatchDays: 2,
  },
  {
    name: 'Spice Route Foods',
    slug: 'spice-route-foods',
    drawings: ['honey-pot', 'olive', 'mango'],
    hue: 55,
    categories: ['food'],
    about: texts(
      'Small farms between Izmir and Kerala, one pantry.',
      'De petites fermes d’Izmir au Kerala, un seul garde-manger.',
      'مزارع صغيرة بين إزمير وكيرالا في مؤونة واحدة.',
      'İzmir’den Kerala’ya küçük çiftlikler, tek kiler.',
      'इज़मिर से केरल तक के छोटे खेत, एक ही भंडार।',
    ),
    shipsFrom: from('TR', 'Izmir', 'Izmir', 'إزمير', 'İzmir', 'इज़मिर'),
    dispatchDays: 1,
  },
  {
    name: 'Paper & Palette',
    slug: 'paper-and-palette',
    drawings: ['artist-palette', 'notebook', 'fountain-pen'],
    hue: 200,
    categories: ['stationery-crafts'],
    about: texts(
      'Everything for a blank page, and for the courage to begin.',
      'Tout pour la page blanche, et le courage de commencer.',
      'كل ما تحتاجه الصفحة البيضاء والشجاعة على البدء.',
      'Boş bir sayfa ve başlama cesareti için her şey.',
      'कोरे पन्ने के लिए सब कुछ, और शुरू करने का हौसला भी।',
    ),
    shipsFrom: from('IT', 'Florence', 'Florence', 'فلورنسا', 'Floransa', 'फ़्लोरेंस'),
    dispatchDays: 1,
  },
  {
    name: 'Bazaar Basics',
    slug: 'bazaar-basics',
    drawings: ['t-shirt', 'teapot', 'toothbrush'],
    hue: 285,
    categories: ['fashion', 'home-garden', 'beauty', 'stationery-crafts', 'food'],
    about: texts(
      'The everyday corner of the market: fair prices, no surprises.',
      'Le coin quotidien du marché : des prix justes, sans surprise.',
      'ركن الحياة اليومية في السوق: أسعار عادلة بلا مفاجآت.',
      'Çarşının günlük köşesi: adil fiyat, sürpriz yok.',
      'बाज़ार का रोज़मर्रा कोना: उचित कीमत, कोई झटका नहीं।',
    ),
    shipsFrom: from('AE', 'Dubai', 'Dubaï', 'دبي', 'Dubai', 'दुबई'),
    dispatchDays: 1,
  },
];
