import { type Texts, texts } from './texts';

export interface Tag {
  readonly slug: string;
  readonly title: Texts;
  /** sub-categories whose products carry it */
  readonly subs: readonly string[];
}

export const TAGS: readonly Tag[] = [
  {
    slug: 'summer',
    title: texts('Summer', 'Été', 'صيف', 'Yaz', 'गर्मी'),
    subs: ['womens-clothing', 'accessories', 'camping-water', 'outdoor-toys', 'fruit'],
  },
  {
    slug: 'winter',
    title: texts('Winter', 'Hiver', 'شتاء', 'Kış', 'सर्दी'),
    subs: ['winter-sports', 'sewing-knitting', 'drinks'],
  },
  {
    slug: 'gift',
    title: texts('Gift ideas', 'Idées cadeaux', 'أفكار هدايا', 'Hediye fikirleri', 'उपहार'),
    subs: ['jewellery-watches', 'sweets', 'soft-toys', 'games-puzzles', 'make-up', 'writing'],
  },
  {
    slug: 'handmade',
    title: texts('Handmade', 'Fait main', 'صناعة يدوية', 'El yapımı', 'हस्तनिर्मित'),
    subs: ['decor-lighting', 'bath', 'skin-care', 'sewing-knitting'],
  },
  {
    slug: 'travel',
    title: texts('Travel', 'Voyage', 'سفر', 'Seyahat', 'यात्रा'),
    subs: ['bags', 'camping-water', 'cameras', 'phones'],
  },
  {
    slug: 'children',
    title: texts('For children', 'Pour enfants', 'للأطفال', 'Çocuklar için', 'बच्चों के लिए'),
    subs: ['soft-toys', 'outdoor-toys', 'games-puzzles', 'art'],
  },
  {
    slug: 'work',
    title: texts('At work', 'Au travail', 'للعمل', 'İş için', 'काम के लिए'),
    subs: ['computers', 'office', 'mens-clothing', 'notebooks', 'writing'],
  },
  {
    slug: 'party',
    title: texts('Party', 'Fête', 'حفلات', 'Parti', 'पार्टी'),
    subs: ['wind-drums', 'tv-gaming', 'make-up', 'bakery'],
  },
  {
    slug: 'new-home',
    title: texts('New home', 'Nouveau logement', 'منزل جديد', 'Yeni ev', 'नया घर'),
    subs: ['furniture', 'kitchen', 'clocks', 'plants-tools'],
  },
  {
    slug: 'fitness',
    title: texts('Keep fit', 'En forme', 'لياقة', 'Formda kal', 'फ़िट रहें'),
    subs: ['fitness', 'wheels', 'ball-sports', 'racket-sports', 'shoes'],
  },
];
