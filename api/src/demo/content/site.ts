import { texts } from './texts';

/** Settings of the shop; white text on the primary colour has a contrast of 7:1. */
export const SITE = {
  name: 'Souk',
  email: 'hello@souk.example',
  phone: '+1 202 555 0117',
  address: {
    address_1: '18 Rue des Teinturiers',
    address_2: null,
    city: 'Lyon',
    zip: '69005',
    state: 'ARA',
    country: 'FR',
  },
  /** invented; no register contains it */
  responsible: 'Salma Mercier',
  register: 'RCS Lyon 000 000 000',
  vat: 'FR00 000000000',
  primary: '#6d28d9',
  primaryHover: '#5b21b6',
  /** colour of the logo: visible on light and on dark backgrounds */
  logo: '#8b5cf6',
  title: texts(
    'Souk: one market, many makers',
    'Souk : un marché, mille artisans',
    'سوق: سوق واحد وصنّاع كثيرون',
    'Souk: tek çarşı, birçok usta',
    'सूक़: एक बाज़ार, अनेक कारीगर',
  ),
  description: texts(
    'Fifteen independent stores under one roof: fashion, electronics, home, beauty, sports, toys, food and crafts.',
    'Quinze boutiques indépendantes sous un même toit : mode, électronique, maison, beauté, sport, jouets, épicerie et loisirs créatifs.',
    'خمسة عشر متجرًا مستقلًا تحت سقف واحد: أزياء وإلكترونيات ومنزل وجمال ورياضة وألعاب ومأكولات وحرف.',
    'Tek çatı altında on beş bağımsız mağaza: moda, elektronik, ev, güzellik, spor, oyuncak, yiyecek ve el işi.',
    'एक छत के नीचे पंद्रह स्वतंत्र स्टोर: फ़ैशन, इलेक्ट्रॉनिक्स, घर, सौंदर्य, खेल, खिलौने, खान-पान और शिल्प।',
  ),
  copyright: texts(
    '© Souk. All rights reserved.',
    '© Souk. Tous droits réservés.',
    '© سوق. جميع الحقوق محفوظة.',
    '© Souk. Tüm hakları saklıdır.',
    '© सूक़। सर्वाधिकार सुरक्षित।',
  ),
} as const;

/** Links above the header: type 1 on the left, 2 on the right. */
export const HEADER_LINKS = [
  {
    type: 1,
    url: '/hot-deals/collection',
    collection: 'hot-deals',
    title: texts('Hot deals', 'Bonnes affaires', 'عروض ساخنة', 'Sıcak fırsatlar', 'धमाकेदार ऑफ़र'),
  },
  {
    type: 1,
    url: '/flash-sale',
    collection: null,
    title: texts('Flash sale', 'Vente flash', 'عرض خاطف', 'Flaş indirim', 'फ़्लैश सेल'),
  },
  { type: 1, url: '/shop', collection: null, title: texts('Stores', 'Boutiques', 'المتاجر', 'Mağazalar', 'स्टोर') },
  {
    type: 2,
    url: '/track-order',
    collection: null,
    title: texts('Track your order', 'Suivre ma commande', 'تتبّع طلبك', 'Siparişini takip et', 'ऑर्डर ट्रैक करें'),
  },
  { type: 2, url: '/page/help', collection: null, title: texts('Help', 'Aide', 'المساعدة', 'Yardım', 'सहायता') },
] as const;

/** A picture in the footer that is a link. */
export interface Mark {
  readonly title: string;
  /** file of the icon set Simple Icons; if absent, the name is written instead because the set has no icon for it */
  readonly icon?: string;
  /** drawing of the set Fluent Emoji, for things that are not brands */
  readonly drawing?: string;
  /** the brand's own colour */
  readonly colour: string;
}

/** Payment methods in the footer. */
export const PAYMENTS: readonly Mark[] = [
  { title: 'Stripe', icon: 'stripe', colour: '#635bff' },
  { title: 'PayPal', icon: 'paypal', colour: '#002991' },
  { title: 'Razorpay', icon: 'razorpay', colour: '#0c2451' },
  { title: 'Flutterwave', colour: '#b45309' },
  { title: 'Iyzico', colour: '#1e64ff' },
  { title: 'Cash', drawing: 'dollar-banknote', colour: '#166534' },
];

export const SOCIAL: readonly (Mark & { link: string })[] = [
  { title: 'Facebook', icon: 'facebook', colour: '#0866ff', link: 'https://www.facebook.com/' },
  { title: 'Instagram', icon: 'instagram', colour: '#d6005a', link: 'https://www.instagram.com/' },
  { title: 'YouTube', icon: 'youtube', colour: '#e60000', link: 'https://www.youtube.com/' },
  { title: 'X', icon: 'x', colour: '#000000', link: 'https://x.com/' },
];
