import { type Texts, texts } from './texts';

export interface Tag {
  readonly slug: string;
  readonly title: Texts;
  /** kinds of product that have this tag */
  readonly kinds: ReadonlySet<string>;
}

const kinds = (...slugs: string[]): ReadonlySet<string> => new Set(slugs.flatMap((line) => line.split(' ')));

/** A tag is true of every product of its kinds (issue 13): no kind has a tag only because of its sub-category. */
export const TAGS: readonly Tag[] = [
  {
    slug: 'summer',
    title: texts('Summer', 'Été', 'صيف', 'Yaz', 'गर्मी'),
    kinds: kinds(
      'summer-dress shorts flip-flops sunglasses sun-hat cap hand-fan',
      'tent snorkel-set kite flying-disc volleyball pineapple mangoes bubble-tea',
    ),
  },
  {
    slug: 'winter',
    title: texts('Winter', 'Hiver', 'شتاء', 'Kış', 'सर्दी'),
    kinds: kinds('wool-coat scarf gloves skis ice-skates sledge yarn'),
  },
  {
    slug: 'gift',
    title: texts('Gift ideas', 'Idées cadeaux', 'أفكار هدايا', 'Hediye fikirleri', 'उपहार'),
    kinds: kinds(
      'wrist-watch gem-ring bead-bracelet coin-purse scarf lipstick soap-bar hand-fan',
      'chocolate hard-candy cookies cupcakes honey candle vase teapot bouquet',
      'teddy-bear nesting-dolls puzzle chess-set dice toy-robot yo-yo fountain-pen ballpoint notebook novel-box',
    ),
  },
  {
    slug: 'handmade',
    title: texts('Handmade', 'Fait main', 'صناعة يدوية', 'El yapımı', 'हस्तनिर्मित'),
    kinds: kinds(
      'soap-bar candle paper-lantern vase chef-knife teapot bouquet wicker-basket nesting-dolls bead-bracelet djembe',
    ),
  },
  {
    slug: 'travel',
    title: texts('Travel', 'Voyage', 'سفر', 'Seyahat', 'यात्रा'),
    kinds: kinds('suitcase backpack umbrella power-plug camera camcorder headphones tent compass torch'),
  },
  {
    slug: 'children',
    title: texts('For children', 'Pour enfants', 'للأطفال', 'Çocuklar için', 'बच्चों के लिए'),
    kinds: kinds(
      'teddy-bear nesting-dolls puzzle chess-set dice toy-robot kite yo-yo flying-disc',
      'kick-scooter roller-skates sledge wax-crayon paint-palette abacus',
    ),
  },
  {
    slug: 'work',
    title: texts('At work', 'Au travail', 'للعمل', 'İş için', 'काम के लिए'),
    kinds: kinds(
      'laptop desktop keyboard mouse printer briefcase shirt-tie oxford-shoes',
      'fountain-pen ballpoint notebook notepad planner paperclips clipboard',
    ),
  },
  {
    slug: 'party',
    title: texts('Party', 'Fête', 'حفلات', 'Parti', 'पार्टी'),
    kinds: kinds(
      'sari high-heels lipstick nail-polish cupcakes doughnuts hard-candy bubble-tea stem-glass paper-lantern maracas',
    ),
  },
  {
    slug: 'new-home',
    title: texts('New home', 'Nouveau logement', 'منزل جديد', 'Yeni ev', 'नया घर'),
    kinds: kinds(
      'sofa dining-chair bed light-bulb vase wall-picture mirror frying-pan chef-knife teapot bowl dinner-set cup',
      'mantel-clock potted-plant hammer screwdriver toolbox wicker-basket',
    ),
  },
  {
    slug: 'fitness',
    title: texts('Keep fit', 'En forme', 'لياقة', 'Formda kal', 'फ़िट रहें'),
    kinds: kinds(
      'running-shoes hiking-boots football basketball volleyball rugby-ball tennis-racket badminton-set table-tennis-bat',
      'boxing-gloves judo-suit stopwatch city-bike roller-skates',
    ),
  },
  {
    slug: 'school',
    title: texts('School', 'École', 'المدرسة', 'Okul', 'स्कूल'),
    kinds: kinds(
      'backpack notebook notepad planner pencil ballpoint fountain-pen wax-crayon set-square clipboard abacus',
      'paint-palette paint-brush microscope',
    ),
  },
];
