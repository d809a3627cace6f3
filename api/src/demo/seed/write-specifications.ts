import { KINDS } from '../content/catalogue';
import type { Kind } from '../content/category';
import { KIND_SPECIFICATIONS } from '../content/kind-specifications';
import { DEFINITIONS, type Definition, type SpecificationId } from '../content/specifications/definitions';
import type { Countries, OneOf, Plan, Several, Span } from '../content/specifications/plan';
import { VALUES } from '../content/specifications/values';
import { type Texts, texts } from '../content/texts';
import type { PlannedProduct } from './plan-product';
import { type Random, random } from './random';
import type { World } from './world';
import { idOfKind } from './write-search-words';

const IDS = new Map(Object.keys(DEFINITIONS).map((slug, n) => [slug, n + 1]));

/** A product's value for one specification. */
export interface PlannedSpecification {
  readonly id: number;
  readonly key: SpecificationId;
  readonly definition: Definition;
  /** for a choice: its text in every language, and the key by which texts get their ids */
  readonly choice?: { readonly key: string; readonly title: Texts };
  readonly numbers?: readonly number[];
  readonly yes?: boolean;
}

const plansOf = (kind: Kind) => Object.entries(KIND_SPECIFICATIONS[kind.slug] ?? {}) as [SpecificationId, Plan][];
const isSpan = (plan: Plan): plan is Span => typeof plan === 'number' || Array.isArray(plan);

/** The specifications of a product, in the order of its kind. They depend only on the product's slug and kind. */
export function planSpecifications({ kind, slug }: Pick<PlannedProduct, 'kind' | 'slug'>): PlannedSpecification[] {
  const dice = random(`specifications ${slug}`);
  return plansOf(kind).map(([key, plan]) => ({
    id: IDS.get(key) ?? 0,
    key,
    definition: DEFINITIONS[key],
    ...decide(plan, kind, dice),
  }));
}

function decide(plan: Plan, kind: Kind, dice: Random): Pick<PlannedSpecification, 'choice' | 'numbers' | 'yes'> {
  if (typeof plan === 'boolean') return { yes: plan };
  if (plan === 'maybe') return { yes: dice.chance(0.5) };
  if (plan === 'own-material') return { choice: word(kind.material) };
  if (isSpan(plan)) return { numbers: [draw(plan, dice)] };
  if ('several' in plan) return { numbers: plan.several.map((span) => draw(span, dice)) };
  if ('countries' in plan) return { choice: country(dice.pick(plan.countries)) };
  const one = dice.pick(plan.oneOf);
  return typeof one === 'number' ? { numbers: [one] } : { choice: word(one) };
}

function draw(span: Span, dice: Random): number {
  if (typeof span === 'number') return span;
  const [low, high, step = 1] = span;
  // rounded, because 6.1 + 0.1 is 6.199999999999999
  return Number((low + step * dice.whole(0, Math.round((high - low) / step))).toFixed(4));
}

const word = (key: keyof typeof VALUES) => ({ key, title: VALUES[key] });

/** A country by its two-letter code, with its name from CLDR. */
function country(code: string): { key: string; title: Texts } {
  const name = (language: string) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  return { key: code, title: texts(name('en'), name('fr'), name('ar'), name('tr'), name('hi')) };
}

/** All values that products of a kind can have in one specification. */
function choicesOf(plan: Plan, kind: Kind): { key: string; title: Texts }[] {
  if (plan === 'own-material') return [word(kind.material)];
  if (typeof plan !== 'object' || isSpan(plan)) return [];
  const { oneOf = [], countries = [] } = plan as Partial<OneOf & Countries & Several>;
  return [...oneOf.flatMap((one) => (typeof one === 'number' ? [] : word(one))), ...countries.map(country)];
}

/** Specifications with their names and values, and the kinds that have them. Returns the ids of values, by specification and key. */
export function writeSpecifications({ writer }: World): ReadonlyMap<string, number> {
  for (const [slug, { type, unit, searchable = false, title }] of Object.entries<Definition>(DEFINITIONS)) {
    const id = IDS.get(slug) ?? 0;
    writer.add('specifications', { id, slug, type, unit, searchable });
    writer.addTexts('specification_texts', (language) => ({ specification_id: id, language, title: title[language] }));
  }
  const values = new Map<string, number>();
  for (const { kind } of KINDS) {
    for (const [position, [slug, plan]] of plansOf(kind).entries()) {
      const id = IDS.get(slug) ?? 0;
      writer.add('kind_specifications', { kind_id: idOfKind(kind) ?? 0, specification_id: id, position });
      for (const { key, title } of choicesOf(plan, kind)) {
        if (values.has(`${id} ${key}`)) continue;
        const valueId = values.size + 1;
        values.set(`${id} ${key}`, valueId);
        writer.add('specification_values', { id: valueId, specification_id: id });
        writer.addTexts('specification_value_texts', (language) => ({
          specification_value_id: valueId,
          language,
          title: title[language],
        }));
      }
    }
  }
  return values;
}

/** Writes the values of one product for each of its specifications. */
export function writeProductSpecifications(
  { writer }: World,
  product: PlannedProduct,
  values: ReadonlyMap<string, number>,
): void {
  for (const { id, definition, choice, numbers = null, yes = null } of planSpecifications(product)) {
    writer.add('product_specifications', {
      product_id: product.id,
      specification_id: id,
      type: definition.type,
      specification_value_id: choice ? (values.get(`${id} ${choice.key}`) ?? null) : null,
      numbers,
      yes,
    });
  }
}
