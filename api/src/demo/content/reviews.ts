import type { LanguageCode } from 'shared-kernel/contract/languages';

type Rating = 1 | 2 | 3 | 4 | 5;

/** What people write, by language and number of stars; they fit any product. An empty text is a rating without words. */
export const REVIEWS: Readonly<Record<LanguageCode, Readonly<Record<Rating, readonly string[]>>>> = {
  en: {
    5: [
      'Exactly as shown, and better in the hand than in the picture.',
      'Third time I order from this store. Careful packing, a handwritten note, and it arrived a day early. I have nothing to complain about, and I usually do.',
      'Bought it as a gift and had to order a second one for myself.',
      'Love it!',
      'I compared four of these before I chose this one. After two months of daily use it still looks new. The only thing I would change is that I did not buy it sooner.',
      '',
    ],
    4: [
      'Very good. One star less because delivery took a week.',
      'Solid quality for the price. The colour is a little warmer than on my screen.',
      'Does what it should, looks nice while doing it.',
      '',
    ],
    3: [
      'It is fine. Not bad, not special.',
      'Good idea, but I expected it to be a bit larger. Read the measurements before you order.',
      '',
    ],
    2: [
      'Arrived with a scratch. The store answered quickly and offered a part of the money back, but I had hoped for more.',
      'Looks better in the picture.',
    ],
    1: ['Stopped being useful after a week. Sent it back; the refund came without questions, at least.'],
  },
  fr: {
    5: [
      'Conforme à la photo, livraison rapide, rien à redire.',
      'Une très belle surprise : la qualité est bien au-dessus du prix. Je recommande les yeux fermés.',
      'Ma fille l’adore, et moi aussi.',
      'Parfait !',
    ],
    4: [
      'Très bon produit, emballage un peu grand pour ce que c’est.',
      'Belle finition. J’aurais aimé un autre coloris.',
    ],
    3: ['Correct, sans plus.', 'Le produit est bien mais la livraison a pris dix jours.'],
    2: ['Déçu par la finition, le service client a toutefois été aimable.'],
    1: ['Reçu abîmé. Échangé, mais quelle perte de temps.'],
  },
  ar: {
    5: [
      'مطابق للصورة تماماً والتوصيل كان سريعاً.',
      'جودة ممتازة مقابل السعر، اشتريت قطعة ثانية لأختي.',
      'رائع! أنصح به.',
      'تغليف أنيق وبائع محترم، سأكرر الشراء بإذن الله.',
    ],
    4: ['منتج جيد جداً، لكن اللون أغمق قليلاً من الصورة.', 'ممتاز، وتأخر التوصيل يومين فقط.'],
    3: ['مقبول بالنسبة إلى سعره.', 'جيد لكنه أصغر مما توقعت.'],
    2: ['وصل وفيه خدش صغير، والمتجر عوّضني عن جزء من الثمن.'],
    1: ['لم يعجبني وأعدته.'],
  },
  tr: {
    5: [
      'Fotoğraftakinin aynısı, paketleme çok özenliydi.',
      'Fiyatına göre harika. Anneme de aldım, o da bayıldı.',
      'Tek kelimeyle mükemmel.',
      'İki aydır her gün kullanıyorum, ilk günkü gibi.',
    ],
    4: ['Güzel ürün, kargo biraz geç geldi.', 'Kalitesi iyi, rengi ekranda biraz farklı görünüyor.'],
    3: ['İdare eder, çok bir beklentiniz olmasın.'],
    2: ['Beklediğimden küçük çıktı.'],
    1: ['İade ettim, bana göre değilmiş.'],
  },
  hi: {
    5: [
      'बिल्कुल तस्वीर जैसा, डिलीवरी भी समय से पहले हो गई।',
      'इस दाम में इतनी अच्छी गुणवत्ता की उम्मीद नहीं थी। पूरे परिवार को पसंद आया।',
      'बहुत बढ़िया!',
      'दो महीने से रोज़ इस्तेमाल कर रही हूँ, कोई शिकायत नहीं।',
    ],
    4: ['अच्छा है, बस रंग स्क्रीन से थोड़ा गहरा है।', 'क़ीमत के हिसाब से अच्छी चीज़ है।'],
    3: ['ठीक-ठाक है, कुछ ख़ास नहीं।'],
    2: ['उम्मीद से छोटा निकला।'],
    1: ['पसंद नहीं आया, वापस कर दिया।'],
  },
};
