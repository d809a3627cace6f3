import { type Texts, texts } from './texts';

export interface Collection {
  readonly slug: string;
  readonly title: Texts;
  /** shown on the home page */
  readonly featured: boolean;
  /** which products: those on offer, the best rated, the newest, those below a price in dollars, or those of a tag */
  readonly rule: 'offers' | 'rated' | 'newest' | { readonly below: number } | { readonly tag: string };
}

export const COLLECTIONS: readonly Collection[] = [
  {
    slug: 'hot-deals',
    title: texts('Hot deals', 'Bonnes affaires', 'عروض ساخنة', 'Sıcak fırsatlar', 'धमाकेदार ऑफ़र'),
    featured: true,
    rule: 'offers',
  },
  {
    slug: 'loved-by-shoppers',
    title: texts(
      'Loved by shoppers',
      'Les préférés des clients',
      'الأكثر إعجاباً',
      'Müşterilerin gözdesi',
      'ग्राहकों की पसंद',
    ),
    featured: true,
    rule: 'rated',
  },
  {
    slug: 'fresh-arrivals',
    title: texts('Fresh arrivals', 'Nouveautés', 'وصل حديثاً', 'Yeni gelenler', 'नई आमद'),
    featured: true,
    rule: 'newest',
  },
  {
    slug: 'gifts-under-25',
    title: texts(
      'Gifts under $25',
      'Cadeaux à moins de 25 $',
      'هدايا بأقل من 25 دولاراً',
      '25 doların altında hediyeler',
      '25 डॉलर से कम के उपहार',
    ),
    featured: true,
    rule: { below: 25 },
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
    rule: { tag: 'work' },
  },
];
