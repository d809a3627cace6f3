import { PriceType } from 'shared-kernel/contract/enums';
import { type Texts, texts } from './texts';

/** Taxes; amounts in cents or percent. */
export const TAX_RULES = [
  { title: 'Sales tax', type: PriceType.percent, price: 500 },
  { title: 'Reduced rate', type: PriceType.percent, price: 250 },
  { title: 'Electronics recycling fee', type: PriceType.flat, price: 150 },
] as const;

export const BUNDLE_DEALS: readonly { buy: number; free: number; title: Texts }[] = [
  {
    buy: 3,
    free: 1,
    title: texts(
      'Buy 3, one of them is free',
      'Achetez-en 3, 1 offert',
      'اشترِ 3 وواحدة منها مجانًا',
      '3 al, biri bedava',
      '3 ख़रीदें, एक मुफ़्त',
    ),
  },
  {
    buy: 5,
    free: 2,
    title: texts(
      'Buy 5, two of them are free',
      'Achetez-en 5, 2 offerts',
      'اشترِ 5 واثنتان منها مجانًا',
      '5 al, ikisi bedava',
      '5 ख़रीदें, दो मुफ़्त',
    ),
  },
];

export interface DemoVoucher {
  readonly code: string;
  readonly type: number;
  /** cents or hundredths of a percent */
  readonly price: number;
  readonly capped: number | null;
  readonly minSpend: number;
  readonly usageLimit: number | null;
  readonly perCustomer: number | null;
  /** days from the seeding */
  readonly from: number;
  readonly until: number;
  /** true: works for anyone who knows the code, but is not shown to anyone */
  readonly private?: boolean;
  readonly title: Texts;
}

export const VOUCHERS: readonly DemoVoucher[] = [
  {
    code: 'SOUK10',
    type: PriceType.percent,
    price: 1000,
    capped: 2500,
    minSpend: 2000,
    usageLimit: 5000,
    perCustomer: 3,
    from: -20,
    until: 120,
    title: texts(
      '10% off your order',
      '10 % sur votre commande',
      'خصم 10% على طلبك',
      'Siparişinize %10 indirim',
      'आपके ऑर्डर पर 10% छूट',
    ),
  },
  {
    code: 'WELCOME5',
    type: PriceType.flat,
    price: 500,
    capped: null,
    minSpend: 3000,
    usageLimit: null,
    perCustomer: 1,
    from: -60,
    until: 180,
    title: texts(
      '$5 to say hello',
      '5 $ pour faire connaissance',
      '5 دولارات للترحيب بك',
      'Tanışma hediyesi 5 dolar',
      'स्वागत में 5 डॉलर',
    ),
  },
  {
    code: 'BIGBASKET',
    type: PriceType.flat,
    price: 4000,
    capped: null,
    minSpend: 25000,
    usageLimit: 300,
    perCustomer: 2,
    from: -10,
    until: 60,
    title: texts(
      '$40 off big baskets',
      '40 $ sur les gros paniers',
      'خصم 40 دولارًا على السلال الكبيرة',
      'Büyük sepetlere 40 dolar',
      'बड़ी टोकरी पर 40 डॉलर छूट',
    ),
  },
  {
    code: 'WEEKEND15',
    type: PriceType.percent,
    price: 1500,
    capped: 3000,
    minSpend: 5000,
    usageLimit: 800,
    perCustomer: 1,
    from: -3,
    until: 30,
    title: texts(
      '15% off this month',
      '15 % de remise ce mois-ci',
      'خصم 15% هذا الشهر',
      'Bu ay %15 indirim',
      'इस महीने 15% छूट',
    ),
  },
  {
    code: 'COFFEE2',
    type: PriceType.flat,
    price: 200,
    capped: null,
    minSpend: 0,
    usageLimit: null,
    perCustomer: 1,
    from: -5,
    until: 21,
    title: texts(
      '$2 off anything: have a coffee on us',
      '2 $ sur tout : le café est pour nous',
      'دولاران على أي شيء: قهوتك علينا',
      'Her üründe 2 dolar: kahveler bizden',
      'किसी भी चीज़ पर 2 डॉलर: कॉफ़ी हमारी ओर से',
    ),
  },
  {
    code: 'LASTCALL20',
    type: PriceType.percent,
    price: 2000,
    capped: 5000,
    minSpend: 10000,
    usageLimit: 200,
    perCustomer: 1,
    from: -12,
    until: 2,
    title: texts(
      '20% off from $100, two days left',
      '20 % dès 100 $, plus que deux jours',
      'خصم 20% ابتداءً من 100 دولار، بقي يومان',
      '100 dolardan itibaren %20, son iki gün',
      '100 डॉलर से ऊपर 20% छूट, बस दो दिन',
    ),
  },
  {
    code: 'NEXTMONTH25',
    type: PriceType.percent,
    price: 2500,
    capped: 4000,
    minSpend: 4000,
    usageLimit: 500,
    perCustomer: 1,
    from: 12,
    until: 40,
    title: texts(
      '25% off next month',
      '25 % le mois prochain',
      'خصم 25% في الشهر القادم',
      'Gelecek ay %25 indirim',
      'अगले महीने 25% छूट',
    ),
  },
  {
    code: 'FRIENDS30',
    type: PriceType.percent,
    price: 3000,
    capped: 3000,
    minSpend: 2000,
    usageLimit: 50,
    perCustomer: 1,
    from: -30,
    until: 90,
    private: true,
    title: texts(
      '30% for friends of the house',
      '30 % pour les amis de la maison',
      'خصم 30% لأصدقاء الدار',
      'Dostlara özel %30',
      'घर के दोस्तों के लिए 30%',
    ),
  },
  {
    code: 'SPRING23',
    type: PriceType.percent,
    price: 2000,
    capped: null,
    minSpend: 1000,
    usageLimit: 100,
    perCustomer: 1,
    from: -200,
    until: -90,
    title: texts(
      '20% off in spring (ended)',
      '20 % au printemps (terminé)',
      'خصم 20% في الربيع (انتهى)',
      'Baharda %20 indirim (bitti)',
      'वसंत में 20% छूट (समाप्त)',
    ),
  },
];

interface Pickup {
  readonly price: number;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}
interface Place {
  readonly country: string;
  readonly state: string;
  /** cents */
  readonly price: number;
  readonly days: number;
  readonly pickup?: Pickup;
}

const KABUL: Pickup = {
  price: 0,
  phone: '+93 20 555 0101',
  line1: '12 Chicken Street',
  line2: 'Shahr-e Naw',
  zip: '1001',
  city: 'Kabul',
  state: 'KAB',
  country: 'AF',
};
const NEW_YORK: Pickup = {
  price: 200,
  phone: '+1 212 555 0142',
  line1: '48 Orchard Street',
  line2: 'Ground floor',
  zip: '10002',
  city: 'New York',
  state: 'NY',
  country: 'US',
};
const PARIS: Pickup = {
  price: 150,
  phone: '+33 1 55 50 01 42',
  line1: '9 rue de la Goutte d’Or',
  line2: null,
  zip: '75018',
  city: 'Paris',
  state: 'IDF',
  country: 'FR',
};
const ISTANBUL: Pickup = {
  price: 100,
  phone: '+90 212 555 01 42',
  line1: 'Mahmutpaşa Yokuşu 31',
  line2: 'Kapalıçarşı',
  zip: '34120',
  city: 'İstanbul',
  state: '34',
  country: 'TR',
};
const RIYADH: Pickup = {
  price: 100,
  phone: '+966 11 555 0142',
  line1: 'King Fahd Road 210',
  line2: null,
  zip: '12271',
  city: 'Riyadh',
  state: '01',
  country: 'SA',
};

const place = (country: string, state: string, price: number, days: number, pickup?: Pickup): Place => ({
  country,
  state,
  price,
  days,
  ...(pickup && { pickup }),
});

export interface DemoShippingRule {
  readonly title: Texts;
  readonly singlePrice: boolean;
  /** if a single price is charged, it is charged once per store */
  readonly perStore?: boolean;
  readonly places: readonly Place[];
}

export const SHIPPING_RULES: readonly DemoShippingRule[] = [
  {
    title: texts(
      'Worldwide standard',
      'Standard mondial',
      'شحن عالمي عادي',
      'Dünya geneli standart',
      'विश्वव्यापी सामान्य',
    ),
    singlePrice: true,
    places: [
      place('AF', 'BDS', 350, 4),
      place('AF', 'ALL', 450, 5, KABUL),
      place('US', 'NY', 599, 3, NEW_YORK),
      place('US', 'ALL', 799, 5),
      place('FR', 'ALL', 690, 4, PARIS),
      place('TR', 'ALL', 390, 3, ISTANBUL),
      place('SA', 'ALL', 490, 4, RIYADH),
      place('IN', 'ALL', 420, 6),
      place('ALL', 'ALL', 1490, 10),
    ],
  },
  {
    title: texts('Express', 'Express', 'شحن سريع', 'Ekspres', 'एक्सप्रेस'),
    singlePrice: false,
    places: [
      place('AF', 'BDS', 900, 2),
      place('US', 'ALL', 1290, 2, NEW_YORK),
      place('FR', 'ALL', 1190, 2, PARIS),
      place('TR', 'ALL', 790, 2, ISTANBUL),
      place('SA', 'ALL', 890, 2, RIYADH),
      place('IN', 'ALL', 990, 3),
    ],
  },
  {
    title: texts('Free shipping', 'Livraison offerte', 'شحن مجاني', 'Ücretsiz kargo', 'मुफ़्त शिपिंग'),
    singlePrice: true,
    places: [place('AF', 'ALL', 0, 6, KABUL), place('ALL', 'ALL', 0, 12)],
  },
  {
    title: texts('Bulky goods', 'Objets volumineux', 'بضائع كبيرة الحجم', 'Hacimli ürünler', 'भारी सामान'),
    singlePrice: false,
    places: [
      place('AF', 'BDS', 2400, 9),
      place('US', 'ALL', 4900, 12, NEW_YORK),
      place('FR', 'ALL', 4500, 10, PARIS),
      place('TR', 'ALL', 2900, 8, ISTANBUL),
    ],
  },
  {
    title: texts('Fresh and local', 'Frais et local', 'طازج ومحلي', 'Taze ve yerel', 'ताज़ा और स्थानीय'),
    singlePrice: true,
    perStore: true,
    places: [
      place('AF', 'BDS', 250, 1),
      place('AF', 'KAB', 200, 1, KABUL),
      place('TR', '34', 250, 1, ISTANBUL),
      place('FR', 'ALL', 450, 2),
      place('IN', 'ALL', 300, 2),
      place('SA', 'ALL', 350, 1, RIYADH),
    ],
  },
];

/** The flash sales: hours until they begin (negative: hours ago) and end, and their titles. */
export const FLASH_SALES: readonly { from: number; until: number; title: Texts }[] = [
  {
    from: -6,
    until: 48,
    title: texts(
      'Weekend flash sale',
      'Vente flash du week-end',
      'عرض نهاية الأسبوع الخاطف',
      'Hafta sonu flaş indirimi',
      'सप्ताहांत फ़्लैश सेल',
    ),
  },
  {
    from: -6,
    until: 2,
    title: texts('Ending soon', 'Bientôt terminé', 'ينتهي قريبًا', 'Bitmek üzere', 'जल्द समाप्त'),
  },
  {
    from: 20,
    until: 68,
    title: texts('Tomorrow’s bargains', 'Les affaires de demain', 'صفقات الغد', 'Yarının fırsatları', 'कल के सौदे'),
  },
];

/** Short texts shown on a product tile. */
export const BADGES: readonly Texts[] = [
  texts('New', 'Nouveau', 'جديد', 'Yeni', 'नया'),
  texts('Bestseller', 'Meilleure vente', 'الأكثر مبيعًا', 'Çok satan', 'बेस्टसेलर'),
  texts('Handpicked', 'Sélection', 'اختيارنا', 'Seçkimiz', 'चुनिंदा'),
];

export const UNITS: Readonly<Record<'piece' | 'pair', Texts>> = {
  piece: texts('piece', 'pièce', 'قطعة', 'adet', 'नग'),
  pair: texts('pair', 'paire', 'زوج', 'çift', 'जोड़ी'),
};

/** Headings and labels in a product's description. */
export const LABELS = {
  care: texts('Care', 'Entretien', 'العناية', 'Bakım', 'देखभाल'),
  goodToKnow: texts('Good to know', 'Bon à savoir', 'معلومة مفيدة', 'Bilmekte fayda var', 'काम की बात'),
  delivery: texts('Delivery', 'Livraison', 'التوصيل', 'Teslimat', 'डिलीवरी'),
} as const;

export const DELIVERY_NOTES: readonly Texts[] = [
  texts(
    'Follow it from the store to your door by its tracking code.',
    'Suivi du magasin jusqu’à votre porte grâce au code.',
    'تتبّع الطلب من المتجر إلى بابك برمز التتبع.',
    'Mağazadan kapınıza kadar takip koduyla izleyebilirsiniz.',
    'स्टोर से आपके दरवाज़े तक ट्रैकिंग कोड से देख सकते हैं।',
  ),
  texts(
    'Comes to your door or to a pickup point near you.',
    'Livraison chez vous ou dans un point de retrait proche.',
    'التوصيل إلى بابك أو إلى نقطة استلام قريبة منك.',
    'Kapınıza veya yakınınızdaki teslim noktasına gelir.',
    'आपके दरवाज़े या पास के पिकअप केंद्र तक डिलीवरी।',
  ),
  texts(
    'Shipping is shown in the cart before you pay.',
    'Les frais d’envoi s’affichent dans le panier avant le paiement.',
    'تظهر تكلفة الشحن في السلة قبل الدفع.',
    'Kargo ücreti ödemeden önce sepette görünür.',
    'शिपिंग का ख़र्च भुगतान से पहले कार्ट में दिखता है।',
  ),
];
