import type { Page } from './pages';
import { type Texts, texts } from './texts';

interface SizeGuide {
  readonly page: Page;
  /** slugs of the kinds whose sizes it explains */
  readonly kinds: readonly string[];
}
type Cell = string | number | Texts;

const SIZE = texts('Size', 'Taille', 'المقاس', 'Beden', 'साइज़');
const CM = texts('cm', 'cm', 'سم', 'cm', 'सेमी');
const IN = texts('in', 'pouces', 'بوصة', 'inç', 'इंच');
const MM = texts('mm', 'mm', 'مم', 'mm', 'मिमी');
const MEASURE = texts(
  'Measure over light clothing with a soft tape, without pulling it tight. Between two sizes, take the larger one.',
  'Mesurez par-dessus un vêtement léger avec un mètre souple, sans serrer. Entre deux tailles, prenez la plus grande.',
  'قِس فوق ملابس خفيفة بشريط قياس مرن من دون شدّه. إذا كنت بين مقاسين فاختر الأكبر.',
  'İnce bir giysinin üzerinden, yumuşak bir mezurayla ve sıkmadan ölçün. İki beden arasındaysanız büyüğünü alın.',
  'हल्के कपड़ों के ऊपर, नरम फ़ीते से और बिना कसे नापें। दो साइज़ के बीच हों तो बड़ा लें।',
);
const WOMEN = texts('Women', 'Femme', 'النساء', 'Kadın', 'महिला');
const MEN = texts('Men', 'Homme', 'الرجال', 'Erkek', 'पुरुष');
const BUST = texts('Bust', 'Poitrine', 'محيط الصدر', 'Göğüs', 'सीना');
const WAIST = texts('Waist', 'Taille', 'محيط الخصر', 'Bel', 'कमर');
const HIPS = texts('Hips', 'Hanches', 'محيط الورك', 'Kalça', 'कूल्हा');
const INSEAM = texts('Inside leg', 'Entrejambe', 'طول الساق الداخلي', 'İç bacak', 'भीतरी टाँग');

/** Inches, rounded to halves. @example inches('82–86') === '32.5–34' */
const inches = (range: string) =>
  range
    .split('–')
    .map((cm) => Math.round((Number(cm) / 2.54) * 2) / 2)
    .join('–');

const LETTERS = ['XS', 'S', 'M', 'L', 'XL'];
/** Rows by letter size; each body measurement in centimetres and in inches. */
function byLetter(measures: readonly (readonly [Texts, readonly string[]])[], letters = LETTERS): [Cell[], Cell[][]] {
  const head: Cell[] = [SIZE, ...measures.flatMap(([title]) => [withUnit(title, CM), withUnit(title, IN)])];
  const rows = letters.map((letter, n) => [
    letter,
    ...measures.flatMap(([, ranges]) => [ranges[n] ?? '', inches(ranges[n] ?? '')]),
  ]);
  return [head, rows];
}
const each = (write: (language: keyof Texts) => string): Texts =>
  texts(write('en'), write('fr'), write('ar'), write('tr'), write('hi'));
const withUnit = (title: Texts, unit: Texts) => each((language) => `${title[language]} (${unit[language]})`);

/** An HTML table; a number of two words stays on one line. */
function table([head, rows]: readonly [readonly Cell[], readonly (readonly Cell[])[]], title?: Texts): Texts {
  return each((language) => {
    const textOf = (cell: Cell) => (typeof cell === 'object' ? cell[language] : String(cell));
    const headings = head.map((cell) => `<th scope="col">${textOf(cell)}</th>`).join('');
    const body = rows.map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${textOf(first)}</th>${rest.map((cell) => `<td>${textOf(cell)}</td>`).join('')}</tr>`,
    );
    const above = title ? `<h2>${title[language]}</h2>` : '';
    return `${above}<table><thead><tr>${headings}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  });
}
const paragraph = (text: Texts) => each((language) => `<p>${text[language]}</p>`);
const body = (...parts: readonly Texts[]) => each((language) => parts.map((part) => part[language]).join(''));
const guide = (name: string, kinds: readonly string[], title: Texts, summary: Texts, ...parts: Texts[]): SizeGuide => ({
  kinds,
  page: { slug: `size-guide-${name}`, footer: null, title, summary, body: body(...parts) },
});

export const SIZE_GUIDES: readonly SizeGuide[] = [
  guide(
    'clothing',
    ['summer-dress', 'blouse', 'kimono', 't-shirt', 'wool-coat', 'shirt-tie'],
    texts(
      'Size guide: clothing',
      'Guide des tailles : vêtements',
      'دليل المقاسات: الملابس',
      'Beden rehberi: giyim',
      'साइज़ गाइड: कपड़े',
    ),
    texts(
      'Bust, waist and hips for XS to XL.',
      'Poitrine, taille et hanches du XS au XL.',
      'محيط الصدر والخصر والورك من XS إلى XL.',
      'XS’ten XL’ye göğüs, bel ve kalça ölçüleri.',
      'XS से XL तक सीना, कमर और कूल्हे के नाप।',
    ),
    paragraph(MEASURE),
    table(
      byLetter([
        [BUST, ['78–82', '83–88', '89–94', '95–101', '102–109']],
        [WAIST, ['60–64', '65–70', '71–76', '77–84', '85–93']],
        [HIPS, ['86–90', '91–95', '96–101', '102–107', '108–114']],
      ]),
      WOMEN,
    ),
    table(
      byLetter([
        [BUST, ['84–88', '89–94', '95–101', '102–108', '109–116']],
        [WAIST, ['70–74', '75–80', '81–87', '88–95', '96–104']],
        [HIPS, ['84–88', '89–94', '95–100', '101–106', '107–113']],
      ]),
      MEN,
    ),
  ),
  guide(
    'trousers',
    ['jeans', 'shorts'],
    texts(
      'Size guide: trousers',
      'Guide des tailles : pantalons',
      'دليل المقاسات: السراويل',
      'Beden rehberi: pantolon',
      'साइज़ गाइड: पैंट',
    ),
    texts(
      'Waist, hips and inside leg for XS to XL.',
      'Taille, hanches et entrejambe du XS au XL.',
      'محيط الخصر والورك وطول الساق من XS إلى XL.',
      'XS’ten XL’ye bel, kalça ve iç bacak ölçüleri.',
      'XS से XL तक कमर, कूल्हे और भीतरी टाँग के नाप।',
    ),
    paragraph(MEASURE),
    table(
      byLetter([
        [WAIST, ['70–74', '75–80', '81–87', '88–95', '96–104']],
        [HIPS, ['86–90', '91–95', '96–101', '102–107', '108–114']],
        [INSEAM, ['79', '80', '81', '82', '83']],
      ]),
    ),
  ),
  guide(
    'shoes',
    [
      'running-shoes',
      'high-heels',
      'ankle-boots',
      'oxford-shoes',
      'hiking-boots',
      'flip-flops',
      'roller-skates',
      'ice-skates',
    ],
    texts(
      'Size guide: shoes',
      'Guide des pointures',
      'دليل مقاسات الأحذية',
      'Ayakkabı numara rehberi',
      'साइज़ गाइड: जूते',
    ),
    texts(
      'EU, UK and US sizes by the length of your foot.',
      'Pointures UE, UK et US selon la longueur du pied.',
      'المقاسات الأوروبية والبريطانية والأمريكية حسب طول القدم.',
      'Ayak uzunluğuna göre AB, İngiltere ve ABD numaraları.',
      'पैर की लंबाई के अनुसार ईयू, यूके और यूएस साइज़।',
    ),
    paragraph(
      texts(
        'Stand with your heel against a wall and measure to the tip of your longest toe, in the evening and on both feet. The longer foot counts.',
        'Debout, talon contre le mur, mesurez jusqu’au bout de l’orteil le plus long, le soir et aux deux pieds. C’est le plus long qui compte.',
        'قف وكعبك إلى الحائط وقِس حتى طرف أطول إصبع، مساءً ولكلتا القدمين. اعتمد القدم الأطول.',
        'Topuğunuz duvara değecek şekilde durun ve en uzun parmağınızın ucuna kadar ölçün; akşam ve iki ayağınızı da. Uzun olan ayak esastır.',
        'एड़ी दीवार से लगाकर खड़े हों और सबसे लंबी उँगली के सिरे तक नापें, शाम को और दोनों पैर। लंबा पैर ही गिना जाता है।',
      ),
    ),
    table([
      [
        texts('EU', 'UE', 'أوروبي', 'AB', 'ईयू'),
        texts('UK', 'UK', 'بريطاني', 'İngiltere', 'यूके'),
        texts('US women', 'US femme', 'أمريكي نسائي', 'ABD kadın', 'यूएस महिला'),
        texts('US men', 'US homme', 'أمريكي رجالي', 'ABD erkek', 'यूएस पुरुष'),
        withUnit(texts('Foot', 'Pied', 'القدم', 'Ayak', 'पैर'), CM),
      ],
      [
        [37, '4', '6', '5', '23.5'],
        [38, '5', '7', '6', '24.1'],
        [39, '5.5', '8', '6.5', '24.8'],
        [40, '6.5', '9', '7.5', '25.4'],
        [41, '7', '9.5', '8', '26.0'],
        [42, '8', '10.5', '9', '26.7'],
        [43, '9', '11.5', '10', '27.3'],
        [44, '9.5', '12', '10.5', '27.9'],
      ],
    ]),
  ),
  guide(
    'rings',
    ['gem-ring'],
    texts(
      'Size guide: rings',
      'Guide des tailles : bagues',
      'دليل المقاسات: الخواتم',
      'Beden rehberi: yüzük',
      'साइज़ गाइड: अँगूठी',
    ),
    texts(
      'Inner diameter, circumference, EU and US sizes.',
      'Diamètre intérieur, circonférence, tailles UE et US.',
      'القطر الداخلي والمحيط والمقاسات الأوروبية والأمريكية.',
      'İç çap, çevre, AB ve ABD ölçüleri.',
      'भीतरी व्यास, परिधि, ईयू और यूएस साइज़।',
    ),
    paragraph(
      texts(
        'Lay a ring that fits you on a ruler and read its inner diameter, or wind a strip of paper around the finger and measure its length.',
        'Posez une bague qui vous va sur une règle et lisez son diamètre intérieur, ou mesurez une bande de papier enroulée autour du doigt.',
        'ضع خاتمًا يناسبك على مسطرة واقرأ قطره الداخلي، أو لفّ شريطًا ورقيًا حول الإصبع وقِس طوله.',
        'Size olan bir yüzüğü cetvelin üzerine koyup iç çapını okuyun ya da parmağınıza bir kâğıt şerit sarıp boyunu ölçün.',
        'जो अँगूठी ठीक आती हो उसे पैमाने पर रखकर भीतरी व्यास पढ़ें, या उँगली पर काग़ज़ की पट्टी लपेटकर उसकी लंबाई नापें।',
      ),
    ),
    table([
      [
        SIZE,
        withUnit(texts('Inner diameter', 'Diamètre intérieur', 'القطر الداخلي', 'İç çap', 'भीतरी व्यास'), MM),
        withUnit(
          texts(
            'Circumference (EU size)',
            'Circonférence (taille UE)',
            'المحيط (المقاس الأوروبي)',
            'Çevre (AB ölçüsü)',
            'परिधि (ईयू साइज़)',
          ),
          MM,
        ),
        texts('US', 'US', 'أمريكي', 'ABD', 'यूएस'),
      ],
      [
        ['XS', '15.7', '49', '5'],
        ['S', '16.5', '52', '6'],
        ['M', '17.3', '54', '7'],
        ['L', '18.1', '57', '8'],
        ['XL', '19.0', '60', '9'],
      ],
    ]),
  ),
  guide(
    'gloves',
    ['gloves'],
    texts(
      'Size guide: gloves',
      'Guide des tailles : gants',
      'دليل المقاسات: القفازات',
      'Beden rehberi: eldiven',
      'साइज़ गाइड: दस्ताने',
    ),
    texts(
      'By the circumference of your hand.',
      'Selon le tour de main.',
      'حسب محيط اليد.',
      'El çevresine göre.',
      'हाथ के घेरे के अनुसार।',
    ),
    paragraph(
      texts(
        'Measure around your writing hand at its widest, below the knuckles and without the thumb.',
        'Mesurez la main qui écrit à l’endroit le plus large, sous les articulations et sans le pouce.',
        'قِس محيط اليد التي تكتب بها عند أعرض موضع أسفل المفاصل ومن دون الإبهام.',
        'Yazı yazdığınız elin en geniş yerini, boğumların altından ve başparmak hariç ölçün.',
        'जिस हाथ से लिखते हैं उसे सबसे चौड़ी जगह पर, पोरों के नीचे और अँगूठे के बिना नापें।',
      ),
    ),
    table(
      byLetter([[texts('Hand', 'Main', 'اليد', 'El', 'हाथ'), ['17–18', '18.5–19.5', '20–21', '21.5–22.5', '23–24.5']]]),
    ),
  ),
  guide(
    'judo',
    ['judo-suit'],
    texts(
      'Size guide: judo suits',
      'Guide des tailles : judogis',
      'دليل المقاسات: بدلات الجودو',
      'Beden rehberi: judo kıyafeti',
      'साइज़ गाइड: जूडो सूट',
    ),
    texts('By your height.', 'Selon votre taille.', 'حسب طول القامة.', 'Boyunuza göre.', 'आपकी लंबाई के अनुसार।'),
    paragraph(
      texts(
        'The suit shrinks a little in the first wash; the sizes below allow for it.',
        'Le judogi rétrécit légèrement au premier lavage ; les tailles en tiennent compte.',
        'تنكمش البدلة قليلًا في الغسلة الأولى، وقد أُخذ ذلك في الحسبان في المقاسات أدناه.',
        'Kıyafet ilk yıkamada biraz çeker; aşağıdaki bedenlerde bu hesaba katılmıştır.',
        'पहली धुलाई में सूट थोड़ा सिकुड़ता है; नीचे के साइज़ में इसका ध्यान रखा गया है।',
      ),
    ),
    table(
      byLetter([
        [
          texts('Height', 'Taille du corps', 'طول القامة', 'Boy', 'लंबाई'),
          ['145–154', '155–164', '165–174', '175–184', '185–195'],
        ],
      ]),
    ),
  ),
];
