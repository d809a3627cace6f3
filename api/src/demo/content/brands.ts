/** How a logo is drawn: stroke weight, letter spacing, slant, corners, and the hue of the background. */
interface LogoStyle {
  readonly weight: number;
  readonly spacing: number;
  readonly slant: number;
  readonly round: boolean;
  /** degrees in OKLCH */
  readonly hue: number;
  /** light strokes on a dark background instead of dark strokes on a light one */
  readonly inverted: boolean;
}

export interface Brand {
  readonly name: string;
  readonly slug: string;
  /** slug of the category whose products have this brand */
  readonly category: string;
  readonly logo: LogoStyle;
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  fashion: ['Velara', 'Noor & Thread', 'Kestrel', 'Maison Olba', 'Dunya'],
  electronics: ['Lumatek', 'Orbis', 'Pixelon', 'Sonara', 'Voltiq'],
  'home-garden': ['Hearthwell', 'Casa Lune', 'Terrano', 'Birchline', 'Fern & Oak'],
  beauty: ['Roselle', 'Aqua Vita', 'Miraya', 'Pure Argan', 'Belora'],
  'sports-outdoors': ['Summit', 'Trailborn', 'Akin', 'Rapido', 'Northpeak'],
  'toys-music': ['Piccolo', 'Tamburo', 'Woodling', 'Cadenza', 'Funfair'],
  food: ['Bustan', 'Old Mill', 'Zaytoun', 'Sweet Atlas', 'Chai House'],
  'stationery-crafts': ['Papyra', 'Inkwell', 'Quill & Co', 'Spoolworks', 'Graphia'],
};

/** Forty brands, five per category. Their names are proper nouns and are not translated. */
export const BRANDS: readonly Brand[] = Object.entries(NAMES).flatMap(([category, names], c) =>
  names.map((name, n) => ({
    name,
    slug: name.toLowerCase().replace(/[^a-z]+/g, '-'),
    category,
    logo: {
      weight: [0.5, 0.85, 1.25, 0.65, 1][(n + c) % 5] ?? 1,
      spacing: [1.6, 0.9, 0.7, 2.4, 1.2][(n + 2 * c) % 5] ?? 1,
      slant: (n + c) % 4 === 3 ? -10 : 0,
      round: (n + c) % 3 !== 0,
      hue: (c * 47 + n * 71) % 360,
      inverted: (n + c) % 3 === 1,
    },
  })),
);
