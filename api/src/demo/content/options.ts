import { texts } from './texts';

/** Names of the attributes by which variants differ. */
export const ATTRIBUTES = {
  colour: texts('Colour', 'Couleur', 'اللون', 'Renk', 'रंग'),
  size: texts('Size', 'Taille', 'المقاس', 'Beden', 'साइज़'),
  'shoe-size': texts('Shoe size', 'Pointure', 'مقاس الحذاء', 'Numara', 'जूते का साइज़'),
  storage: texts('Storage', 'Stockage', 'سعة التخزين', 'Depolama', 'स्टोरेज'),
  weight: texts('Weight', 'Poids', 'الوزن', 'Ağırlık', 'वज़न'),
  pack: texts('Pack', 'Lot', 'العبوة', 'Paket', 'पैक'),
} as const;
export type AttributeId = keyof typeof ATTRIBUTES;

export interface Colour {
  readonly id: string;
  readonly title: ReturnType<typeof texts>;
  /** OKLCH of the dyed cloth or the paint in neutral light: 0 to 1, about 0 to 0.3, degrees */
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}
const colour = (
  id: string,
  lightness: number,
  chroma: number,
  hue: number,
  ...[en, fr, ar, tr, hi]: Parameters<typeof texts>
): Colour => ({ id, title: texts(en, fr, ar, tr, hi), lightness, chroma, hue });

export const COLOURS: readonly Colour[] = [
  colour('red', 0.56, 0.2, 25, 'Red', 'Rouge', 'أحمر', 'Kırmızı', 'लाल'),
  colour('orange', 0.7, 0.165, 55, 'Orange', 'Orange', 'برتقالي', 'Turuncu', 'नारंगी'),
  colour('yellow', 0.85, 0.15, 92, 'Yellow', 'Jaune', 'أصفر', 'Sarı', 'पीला'),
  colour('green', 0.56, 0.12, 150, 'Green', 'Vert', 'أخضر', 'Yeşil', 'हरा'),
  colour('teal', 0.6, 0.095, 195, 'Teal', 'Bleu canard', 'أزرق مخضر', 'Petrol mavisi', 'फ़िरोज़ी'),
  colour('blue', 0.55, 0.16, 256, 'Blue', 'Bleu', 'أزرق', 'Mavi', 'नीला'),
  colour('navy', 0.34, 0.085, 264, 'Navy', 'Bleu marine', 'كحلي', 'Lacivert', 'गहरा नीला'),
  colour('purple', 0.5, 0.15, 302, 'Purple', 'Violet', 'بنفسجي', 'Mor', 'बैंगनी'),
  colour('pink', 0.76, 0.115, 357, 'Pink', 'Rose', 'وردي', 'Pembe', 'गुलाबी'),
  colour('brown', 0.45, 0.075, 52, 'Brown', 'Marron', 'بني', 'Kahverengi', 'भूरा'),
  colour('black', 0.27, 0.008, 280, 'Black', 'Noir', 'أسود', 'Siyah', 'काला'),
  colour('grey', 0.66, 0.008, 260, 'Grey', 'Gris', 'رمادي', 'Gri', 'स्लेटी'),
];

/** Available colours of kinds that do not come in every colour, by slug of the kind. */
const LEATHER = ['brown', 'black', 'grey', 'navy', 'red'];
export const PALETTES: Readonly<Record<string, readonly string[]>> = {
  handbag: LEATHER,
  briefcase: LEATHER,
  'oxford-shoes': LEATHER,
  'hiking-boots': LEATHER,
  'ankle-boots': LEATHER,
  'bead-bracelet': ['brown', 'black', 'orange', 'green', 'red'],
  'soap-bar': ['pink', 'green', 'yellow', 'orange', 'purple'],
  'table-tennis-bat': ['red', 'black', 'blue', 'green'],
  bed: ['brown', 'black', 'grey', 'navy', 'green'],
  lipstick: ['red', 'pink', 'purple', 'brown', 'orange'],
  vase: ['brown', 'orange', 'blue', 'green', 'grey'],
  'teddy-bear': ['brown', 'grey', 'pink', 'blue', 'yellow'],
  smartphone: ['black', 'navy', 'purple', 'grey', 'green'],
  basketball: ['orange', 'brown', 'blue', 'red', 'purple'],
};

/** Values of the attributes other than colour. Sizes are the same in every language; packs and weights are translated. */
export const VALUES = {
  size: ['XS', 'S', 'M', 'L', 'XL'].map((size) => texts(size, size, size, size, size)),
  'shoe-size': ['37', '38', '39', '40', '41', '42', '43', '44'].map((size) => texts(size, size, size, size, size)),
  storage: [
    texts('128 GB', '128 Go', '128 غيغابايت', '128 GB', '128 जीबी'),
    texts('256 GB', '256 Go', '256 غيغابايت', '256 GB', '256 जीबी'),
    texts('512 GB', '512 Go', '512 غيغابايت', '512 GB', '512 जीबी'),
  ],
  weight: [
    texts('250 g', '250 g', '250 غ', '250 g', '250 ग्राम'),
    texts('500 g', '500 g', '500 غ', '500 g', '500 ग्राम'),
    texts('1 kg', '1 kg', '1 كغ', '1 kg', '1 किग्रा'),
  ],
  pack: [
    texts('Single', 'À l’unité', 'قطعة واحدة', 'Tekli', 'एक नग'),
    texts('Pack of 3', 'Lot de 3', 'عبوة من 3 قطع', '3’lü paket', '3 का पैक'),
    texts('Pack of 6', 'Lot de 6', 'عبوة من 6 قطع', '6’lı paket', '6 का पैक'),
  ],
} as const;
export type PlainAttribute = keyof typeof VALUES;

/** The attributes that a kind of product varies in; `factors` multiply the price for values that cost more. */
export interface Options {
  readonly colours: boolean;
  readonly plain: PlainAttribute | null;
  readonly factors: readonly number[];
}
const options = (colours: boolean, plain: PlainAttribute | null, factors: readonly number[] = []): Options => ({
  colours,
  plain,
  factors,
});
const storageFactors = [1, 1.18, 1.45];

export const OPTIONS = {
  none: options(false, null),
  colour: options(true, null),
  size: options(false, 'size'),
  'colour-size': options(true, 'size'),
  shoe: options(false, 'shoe-size'),
  'colour-shoe': options(true, 'shoe-size'),
  storage: options(false, 'storage', storageFactors),
  'colour-storage': options(true, 'storage', storageFactors),
  weight: options(false, 'weight', [1, 1.85, 3.4]),
  pack: options(false, 'pack', [1, 2.7, 5]),
} as const satisfies Record<string, Options>;
export type OptionsId = keyof typeof OPTIONS;
