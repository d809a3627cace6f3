import { texts } from './texts';

/** Settings of the shop; 7:1 contrast of white text on the primary colour. */
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
  primary: '#6d28d9',
  primaryHover: '#5b21b6',
  /** of the logo: readable on light and on dark ground */
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

/** Links above the header: type 1 left, 2 right. */
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

/** Ways of paying in the footer. */
export const PAYMENTS = [
  { title: 'Stripe', hue: 270 },
  { title: 'PayPal', hue: 255 },
  { title: 'Razorpay', hue: 240 },
  { title: 'Flutterwave', hue: 50 },
  { title: 'Iyzico', hue: 215 },
  { title: 'Cash', hue: 150 },
] as const;

export const SOCIAL = [
  { title: 'Facebook', letters: 'F', link: 'https://www.facebook.com/', hue: 260 },
  { title: 'Instagram', letters: 'IG', link: 'https://www.instagram.com/', hue: 350 },
  { title: 'YouTube', letters: 'YT', link: 'https://www.youtube.com/', hue: 25 },
  { title: 'X', letters: 'X', link: 'https://x.com/', hue: 280 },
] as const;
