import type { CollectionRule } from '../../modules/collections/fill-collection';
import { type Texts, texts } from './texts';

export interface Collection {
  readonly slug: string;
  readonly title: Texts;
  /** shown on the home page */
  readonly featured: boolean;
  /** which products it contains, now and whenever it is filled again */
  readonly rule: CollectionRule;
}

export const COLLECTIONS: readonly Collection[] = [
  {
    slug: 'hot-deals',
    title: texts('Hot deals', 'Bonnes affaires', 'عروض ساخنة', 'Sıcak fırsatlar', 'धमाकेदार ऑफ़र'),
    featured: true,
    rule: { minDiscount: 15, minRating: 4.2, minReviews: 5 },
  },
  {
    slug: 'loved-by-shoppers',
    title: texts(
      'Loved by shoppers',
      'Les préférés des clients',
      'الأكثر إعجابًا',
      'Müşterilerin gözdesi',
      'ग्राहकों की पसंद',
    ),
    featured: true,
    rule: { minRating: 4.5, minReviews: 10 },
  },
  {
    slug: 'fresh-arrivals',
    title: texts('Fresh arrivals', 'Nouveautés', 'وصل حديثًا', 'Yeni gelenler', 'नई आमद'),
    featured: true,
    rule: { maxAge: 45 },
  },
  {
    slug: 'gifts-under-25',
    title: texts(
      'Gifts under $25',
      'Cadeaux à moins de 25 $',
      'هدايا بأقل من 25 دولارًا',
      '25 doların altında hediyeler',
      '25 डॉलर से कम के उपहार',
    ),
    featured: true,
    rule: { tag: 'gift', maxPrice: 2499 },
  },
  {
    slug: 'summer-at-the-souk',
    title: texts('Summer at the souk', 'L’été au souk', 'صيف السوق', 'Çarşıda yaz', 'बाज़ार की गर्मियाँ'),
    featured: true,
    rule: { tag: 'summer' },
  },
  {
    slug: 'made-by-hand',
    title: texts('Made by hand', 'Fait à la main', 'صُنع باليد', 'El emeği', 'हाथ का बना'),
    featured: false,
    rule: { tag: 'handmade' },
  },
  {
    slug: 'off-to-school',
    title: texts('Off to school', 'C’est la rentrée', 'العودة إلى المدرسة', 'Okula dönüş', 'स्कूल की तैयारी'),
    featured: false,
    rule: { tag: 'school' },
  },
  {
    slug: 'under-100',
    title: texts('Under $100', 'À moins de 100 $', 'بأقل من 100 دولار', '100 doların altında', '100 डॉलर से कम'),
    featured: false,
    rule: { maxPrice: 9999 },
  },
];
