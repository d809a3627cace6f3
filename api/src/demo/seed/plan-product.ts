import { LANGUAGES } from 'shared-kernel/contract/languages';
import { PROMISED_ROUTES } from 'shared-kernel/rules/promised-routes';
import { BRANDS, type Brand } from '../content/brands';
import type { Placed } from '../content/catalogue';
import type { Kind } from '../content/category';
import { MODELS } from '../content/models';
import { COLOURS, type Colour, OPTIONS, PALETTES, type PlainAttribute, VALUES } from '../content/options';
import { STORES, type Store } from '../content/stores';
import { type Random, random } from './random';

/** One variant: the indexes of its colour and of the value of its other attribute. */
interface PlannedVariant {
  readonly colour: Colour | null;
  readonly value: number | null;
  readonly quantity: number;
  /** cents; 0 means the product's own price */
  readonly price: number;
}

/** Everything about a product that is decided before it is written. Amounts are in cents. */
export interface PlannedProduct extends Placed {
  readonly id: number;
  /** number among the products of its kind, from 0 */
  readonly turn: number;
  readonly brand: Brand;
  readonly model: string;
  readonly slug: string;
  readonly store: Store;
  readonly colours: readonly Colour[];
  readonly plain: PlainAttribute | null;
  readonly variants: readonly PlannedVariant[];
  readonly selling: number;
  readonly offered: number | null;
  readonly random: Random;
}

/** The share of products with two attributes in which some combinations are missing, and the share of missing combinations. */
const WITH_GAPS = 0.45;
const GAPS = 0.22;
/** Number of colours that a kind of product is made in. */
const COLOURS_PER_KIND = 4;
/** From this id on, products are plain variations: few variants, no reviews. */
export const FIRST_VARIATION = 1001;

/**
 * Plans product number `id` (from 1): the kinds alternate, and each turn uses another brand and model, so that no two products share a title.
 * Depends only on its arguments.
 */
export function planProduct(id: number, kinds: readonly Placed[]): PlannedProduct {
  const at = (id - 1) % kinds.length;
  const turn = Math.floor((id - 1) / kinds.length);
  const placed = kinds[at] as Placed;
  const { kind, category } = placed;
  const dice = random(`product ${kind.slug} ${turn}`);

  const brands = BRANDS.filter((brand) => brand.category === category.slug);
  const brand = brands[(turn + at) % brands.length] as Brand;
  const models = MODELS[category.slug] ?? [];
  const name = models[(Math.floor(turn / brands.length) + 3 * (turn % brands.length) + 7 * at) % models.length];
  const series = Math.floor(turn / (brands.length * models.length));
  const model = series === 0 ? `${name}` : `${name} ${series + 1}`;

  const [low, high] = kind.price;
  const dollars = low + Math.floor((high - low) * dice.next() ** 1.4);
  const selling = dollars * 100 - (dollars >= 100 ? 100 : dice.pick([1, 1, 10, 50]));
  const offered = dice.chance(0.38) ? roundPrice(selling * (1 - dice.whole(8, 35) / 100)) : null;

  const options = OPTIONS[kind.options];
  const palette = paletteOf(kind);
  const colours = options.colours
    ? Array.from(
        { length: id < FIRST_VARIATION ? dice.whole(2, 4) : 2 },
        (_, n) => palette[(turn + n) % palette.length] as Colour,
      )
    : [];
  return {
    ...placed,
    id,
    turn,
    brand,
    model,
    slug: slugOf(`${brand.name} ${model} ${kind.slug}`),
    store: dice.pick(STORES.filter((store) => store.categories.includes(category.slug))),
    colours,
    plain: options.plain,
    variants: withGaps(planVariants(id, colours, options, offered ?? selling, dice), `${kind.slug} ${turn}`),
    selling,
    offered,
    random: dice,
  };
}

function planVariants(
  id: number,
  colours: readonly Colour[],
  { plain, factors }: { plain: PlainAttribute | null; factors: readonly number[] },
  price: number,
  dice: Random,
): PlannedVariant[] {
  const all = plain ? VALUES[plain].map((_, n) => n) : [];
  // sizes: a range from the middle; packs, weights and storage sizes: all of them
  const most = id < FIRST_VARIATION ? 5 : 2;
  const from = all.length > most ? dice.whole(0, all.length - most) : 0;
  const values = plain ? all.slice(from, from + most) : [null];
  const soldOut = dice.chance(0.05);
  const low = dice.chance(0.12);
  return (colours.length > 0 ? colours : [null]).flatMap((colour) =>
    values.map((value) => {
      const factor = value === null ? 1 : (factors[value] ?? 1);
      const stock = low ? dice.whole(1, 3) : dice.chance(0.09) ? 0 : dice.whole(4, 60);
      return { colour, value, quantity: soldOut ? 0 : stock, price: factor === 1 ? 0 : roundPrice(price * factor) };
    }),
  );
}

/** The colours that a kind is made in; empty if it does not come in colours. */
export function paletteOf(kind: Kind): Colour[] {
  if (!OPTIONS[kind.options].colours) return [];
  const usual = PALETTES[kind.slug];
  const possible = usual ? COLOURS.filter((colour) => usual.includes(colour.id)) : COLOURS;
  return random(`colours ${kind.slug}`).sample(possible, COLOURS_PER_KIND);
}

/** Leaves out some combinations, but keeps at least one for every colour and every other value. */
function withGaps(variants: readonly PlannedVariant[], name: string): readonly PlannedVariant[] {
  const dice = random(`gaps of ${name}`);
  const [first] = variants;
  if (!first || first.colour === null || first.value === null || !dice.chance(WITH_GAPS)) return variants;
  const kept = [...variants];
  for (const variant of variants) {
    const alike = (key: 'colour' | 'value') => kept.filter((other) => other[key] === variant[key]).length > 1;
    if (dice.chance(GAPS) && alike('colour') && alike('value')) kept.splice(kept.indexOf(variant), 1);
  }
  return kept;
}

/** Rounds a price the way shops do, in cents: below ten dollars to ten cents, otherwise to a whole dollar minus one cent. */
export function roundPrice(cents: number): number {
  return cents < 1000 ? Math.max(50, Math.round(cents / 10) * 10) : Math.round(cents / 100) * 100 - 1;
}

/** First segments that stand before a slug: languages, and pages such as `/all/{category}`. */
const TAKEN = new Set<string>([
  ...LANGUAGES,
  ...Object.values(PROMISED_ROUTES).map(({ pattern }) => pattern.split('/')[1] ?? ''),
]);

function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (TAKEN.has(slug)) throw new Error(`'${slug}' is a path of the shop, no product can have it.`);
  return slug;
}
