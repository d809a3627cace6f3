import { BannerType, SliderType, SourceType } from 'shared-kernel/contract/enums';
import { type Texts, texts } from './texts';

/** The target of a slide or banner; names are slugs, which the seeding turns into ids. */
export interface Source {
  readonly type: number;
  /** slugs of categories, sub-categories or brands; for products, slugs of kinds; for tags, their words */
  readonly of: readonly string[];
  readonly url?: string;
}
const source = (type: number, ...of: string[]): Source => ({ type, of });
const url = (to: string): Source => ({ type: SourceType.url, of: [], url: to });

export interface Slide {
  readonly type: number;
  readonly slug: string;
  readonly title: Texts;
  readonly subTitle: Texts;
  readonly source: Source;
  readonly drawings: readonly string[];
  readonly hue: number;
}

export const SLIDES: readonly Slide[] = [
  {
    type: SliderType.main,
    slug: 'the-summer-wardrobe',
    title: texts('The summer wardrobe', 'La garde-robe d’été', 'خزانة الصيف', 'Yaz gardırobu', 'गर्मियों के कपड़े'),
    subTitle: texts(
      'Light cotton, bright colours, from three sisters in Fez',
      'Coton léger, couleurs vives, par trois sœurs de Fès',
      'قطن خفيف وألوان زاهية من ثلاث أخوات في فاس',
      'Fesli üç kız kardeşten hafif pamuk, canlı renkler',
      'फ़ेस की तीन बहनों से हल्का सूती, चटख रंग',
    ),
    source: source(SourceType.categories, 'fashion'),
    drawings: ['dress', 'sunglasses', 'womans-hat'],
    hue: 350,
  },
  {
    type: SliderType.main,
    slug: 'sounds-of-home',
    title: texts('Sounds of home', 'Les sons de la maison', 'أصوات البيت', 'Evin sesleri', 'घर की धुनें'),
    subTitle: texts(
      'Headphones, radios and microphones, tested by our ears',
      'Casques, radios et micros, testés par nos oreilles',
      'سماعات ومذياعات وميكروفونات اختبرتها آذاننا',
      'Kulaklarımızla denediğimiz kulaklıklar, radyolar, mikrofonlar',
      'हमारे कानों से परखे हेडफ़ोन, रेडियो और माइक्रोफ़ोन',
    ),
    source: source(SourceType.subCategories, 'audio', 'cameras'),
    drawings: ['headphone', 'radio', 'studio-microphone'],
    hue: 262,
  },
  {
    type: SliderType.main,
    slug: 'a-calmer-room',
    title: texts('A calmer room', 'Une pièce plus calme', 'غرفة أكثر هدوءًا', 'Daha sakin bir oda', 'एक शांत कमरा'),
    subTitle: texts(
      'Clay, wood and warm light for slow evenings',
      'Terre, bois et lumière chaude pour les soirées tranquilles',
      'طين وخشب وضوء دافئ لأمسيات هادئة',
      'Yavaş akşamlar için kil, ahşap ve sıcak ışık',
      'सुकून भरी शामों के लिए मिट्टी, लकड़ी और गर्म रोशनी',
    ),
    source: source(SourceType.tags, 'new-home'),
    drawings: ['couch-and-lamp', 'amphora', 'potted-plant'],
    hue: 80,
  },
  {
    type: SliderType.main,
    slug: 'out-before-breakfast',
    title: texts(
      'Out before breakfast',
      'Dehors avant le petit-déjeuner',
      'إلى الخارج قبل الفطور',
      'Kahvaltıdan önce dışarı',
      'नाश्ते से पहले बाहर',
    ),
    subTitle: texts(
      'Tents, boots and bikes that like bad weather',
      'Tentes, chaussures et vélos qui aiment le mauvais temps',
      'خيام وأحذية ودراجات تحب الطقس السيئ',
      'Kötü havayı seven çadırlar, botlar ve bisikletler',
      'ख़राब मौसम पसंद करने वाले तंबू, बूट और साइकिलें',
    ),
    source: source(SourceType.brands, 'summit', 'trailborn', 'northpeak'),
    drawings: ['tent', 'hiking-boot', 'bicycle'],
    hue: 150,
  },
  {
    type: SliderType.rightTop,
    slug: 'sweet-things',
    title: texts('Sweet things', 'Petites douceurs', 'حلويات لذيذة', 'Tatlı şeyler', 'मीठी चीज़ें'),
    subTitle: texts(
      'Chocolate, honey and cupcakes',
      'Chocolat, miel et cupcakes',
      'شوكولاتة وعسل وكب كيك',
      'Çikolata, bal ve kap kekler',
      'चॉकलेट, शहद और कपकेक',
    ),
    source: source(SourceType.products, 'chocolate', 'honey', 'cupcakes', 'doughnuts', 'hard-candy', 'cookies'),
    drawings: ['chocolate-bar', 'cupcake', 'honey-pot'],
    hue: 30,
  },
  {
    type: SliderType.rightBottom,
    slug: 'todays-flash-sale',
    title: texts(
      'Today’s flash sale',
      'La vente flash du jour',
      'عرض اليوم الخاطف',
      'Günün flaş indirimi',
      'आज की फ़्लैश सेल',
    ),
    subTitle: texts(
      'Only while the clock runs',
      'Tant que l’horloge tourne',
      'ما دامت الساعة تدور',
      'Sadece süre bitene kadar',
      'जब तक घड़ी चले',
    ),
    source: url('/flash-sale'),
    drawings: ['alarm-clock', 'high-voltage', 'wrapped-gift'],
    hue: 300,
  },
];

export interface Banner {
  readonly type: number;
  readonly slug: string;
  readonly title: Texts;
  readonly source: Source;
  readonly drawings: readonly string[];
  readonly hue: number;
  readonly closable?: boolean;
  /** pixels */
  readonly size: readonly [number, number];
}

export const BANNERS: readonly Banner[] = [
  {
    type: BannerType.besideBrands,
    slug: 'forty-makers',
    title: texts(
      'Forty makers, one basket',
      'Quarante marques, un seul panier',
      'أربعون علامة في سلة واحدة',
      'Kırk marka, tek sepet',
      'चालीस ब्रांड, एक टोकरी',
    ),
    source: url('/brands'),
    drawings: ['shopping-bags', 'wrapped-gift'],
    hue: 310,
    size: [800, 400],
  },
  {
    type: BannerType.belowFlashSaleStart,
    slug: 'for-your-desk',
    title: texts('For your desk', 'Pour votre bureau', 'لمكتبك', 'Masanız için', 'आपकी मेज़ के लिए'),
    source: source(SourceType.subCategories, 'writing', 'notebooks', 'office'),
    drawings: ['fountain-pen', 'notebook'],
    hue: 205,
    size: [800, 400],
  },
  {
    type: BannerType.belowFlashSaleMiddle,
    slug: 'play-time',
    title: texts('Play time', 'L’heure de jouer', 'وقت اللعب', 'Oyun zamanı', 'खेल का समय'),
    source: source(SourceType.tags, 'children'),
    drawings: ['teddy-bear', 'kite'],
    hue: 325,
    size: [800, 400],
  },
  {
    type: BannerType.belowFlashSaleEnd,
    slug: 'kitchen-week',
    title: texts('Kitchen week', 'La semaine cuisine', 'أسبوع المطبخ', 'Mutfak haftası', 'रसोई सप्ताह'),
    source: source(SourceType.subCategories, 'kitchen'),
    drawings: ['teapot', 'cooking'],
    hue: 40,
    size: [800, 400],
  },
  {
    type: BannerType.aboveProducts,
    slug: 'market-of-instruments',
    title: texts(
      'The market of instruments',
      'Le marché des instruments',
      'سوق الآلات الموسيقية',
      'Çalgılar çarşısı',
      'वाद्यों का बाज़ार',
    ),
    source: source(SourceType.subCategories, 'strings-keys', 'wind-drums'),
    drawings: ['guitar', 'violin', 'long-drum', 'trumpet'],
    hue: 285,
    size: [1600, 400],
  },
  {
    type: BannerType.belowProducts,
    slug: 'harvest-table',
    title: texts('The harvest table', 'La table des récoltes', 'مائدة الحصاد', 'Hasat sofrası', 'फ़सल की दावत'),
    source: source(SourceType.categories, 'food'),
    drawings: ['grapes', 'cheese-wedge', 'olive', 'bread'],
    hue: 100,
    size: [1600, 400],
  },
  {
    type: BannerType.reviews,
    slug: 'tell-others',
    title: texts(
      'Bought it? Tell others how it is.',
      'Déjà acheté ? Donnez votre avis.',
      'هل اشتريته؟ أخبر الآخرين برأيك.',
      'Aldınız mı? Başkalarına anlatın.',
      'ख़रीद लिया? दूसरों को बताइए।',
    ),
    source: url('/user/orders'),
    drawings: ['star', 'speech-balloon'],
    hue: 85,
    size: [800, 400],
  },
  {
    type: BannerType.top,
    slug: 'free-shipping-week',
    title: texts(
      'SOUK10 takes 10% off your order',
      'SOUK10 : 10 % de remise sur votre commande',
      'الرمز SOUK10 يخصم 10% من طلبك',
      'SOUK10 ile siparişinizde %10 indirim',
      'SOUK10 से अपने ऑर्डर पर 10% की छूट',
    ),
    source: url('/user/vouchers'),
    drawings: ['label', 'wrapped-gift'],
    hue: 295,
    closable: true,
    size: [1600, 200],
  },
  {
    type: BannerType.popup,
    slug: 'welcome-to-the-souk',
    title: texts(
      'Welcome to the souk: have a look at the hot deals',
      'Bienvenue au souk : découvrez les bonnes affaires',
      'أهلًا بك في السوق: ألقِ نظرة على العروض الساخنة',
      'Çarşıya hoş geldiniz: sıcak fırsatlara göz atın',
      'बाज़ार में स्वागत है: धमाकेदार ऑफ़र देखिए',
    ),
    source: url('/hot-deals/collection'),
    drawings: ['shopping-bags', 'ribbon', 'sparkles'],
    hue: 300,
    closable: true,
    size: [800, 600],
  },
];
