import { type Texts, texts } from './texts';

/** Texts for plants and flowers, which replace those of their category: nobody wipes a cactus or orders spare parts for it. */
export const LIVING: {
  readonly kinds: ReadonlySet<string>;
  readonly features: readonly Texts[];
  readonly care: readonly Texts[];
} = {
  kinds: new Set(['potted-plant', 'cactus', 'bouquet']),
  features: [
    texts(
      'Grown by a nursery that we know by name',
      'Cultivé par une pépinière que nous connaissons',
      'من مشتل نعرف أصحابه',
      'Adıyla tanıdığımız bir seradan',
      'ऐसी नर्सरी से जिसे हम जानते हैं',
    ),
    texts(
      'Packed upright and protected from cold and heat',
      'Emballé debout, à l’abri du froid et de la chaleur',
      'تغليف قائم يحمي من البرد والحر',
      'Dik paketlenir, soğuktan ve sıcaktan korunur',
      'सीधा पैक, सर्दी और गर्मी से सुरक्षित',
    ),
    texts(
      'A card with care instructions in five languages',
      'Une fiche d’entretien en cinq langues',
      'بطاقة عناية بخمس لغات',
      'Beş dilde bakım kartı',
      'पाँच भाषाओं में देखभाल का कार्ड',
    ),
    texts(
      'Grown without peat',
      'Cultivé sans tourbe',
      'نما من دون تربة الخث',
      'Turbasız yetiştirilir',
      'पीट के बिना उगाया गया',
    ),
  ],
  care: [
    texts(
      'Unpack at once and give it light and a little water.',
      'Déballez tout de suite, puis donnez de la lumière et un peu d’eau.',
      'أخرجه من العلبة فورًا وامنحه الضوء وقليلًا من الماء.',
      'Hemen paketten çıkarın, ışık ve biraz su verin.',
      'तुरंत खोलें, रोशनी और थोड़ा पानी दें।',
    ),
    texts(
      'If it arrives damaged, a photo is enough: we send a new one.',
      'S’il arrive abîmé, une photo suffit : nous en renvoyons un.',
      'إذا وصل متضررًا فتكفي صورة: نرسل إليك غيره.',
      'Zarar görmüş gelirse bir fotoğraf yeter: yenisini göndeririz.',
      'टूटा-फूटा पहुँचे तो एक तस्वीर काफ़ी है: हम नया भेजेंगे।',
    ),
  ],
};
