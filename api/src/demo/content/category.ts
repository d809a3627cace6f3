import type { MaterialId } from './materials';
import type { OptionsId } from './options';
import type { Texts } from './texts';

/** A kind of product ('running shoes'): what its drawing shows, what it is called and what is said about it. */
export interface Kind {
  readonly slug: string;
  /** name of the drawing in the picture set */
  readonly drawing: string;
  /** lowest and highest price in whole dollars */
  readonly price: readonly [number, number];
  readonly material: MaterialId;
  readonly options: OptionsId;
  /** noun phrase that becomes a title together with brand and model; adjectives agree within it */
  readonly name: Texts;
  /** one sentence that opens the description */
  readonly pitch: Texts;
}

export interface SubCategory {
  readonly slug: string;
  readonly title: Texts;
  readonly kinds: readonly Kind[];
}

export interface Category {
  readonly slug: string;
  /** hue of the category's pictures, degrees in OKLCH */
  readonly hue: number;
  readonly title: Texts;
  /** true of every product of the category; each description takes three */
  readonly features: readonly Texts[];
  /** how such things are looked after or kept */
  readonly care: readonly Texts[];
  readonly subs: readonly SubCategory[];
}

export const kind = (
  slug: string,
  drawing: string,
  price: readonly [number, number],
  material: MaterialId,
  options: OptionsId,
  name: Texts,
  pitch: Texts,
): Kind => ({ slug, drawing, price, material, options, name, pitch });
