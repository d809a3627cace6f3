import type { MaterialId } from './materials';
import type { OptionsId } from './options';
import type { Texts } from './texts';

/** A kind of product ('running shoes'): its drawing, its names and its texts. */
export interface Kind {
  readonly slug: string;
  /** name of the drawing in the picture set */
  readonly drawing: string;
  /** lowest and highest price in whole dollars */
  readonly price: readonly [number, number];
  readonly material: MaterialId;
  readonly options: OptionsId;
  /** noun phrase that forms a title together with brand and model; adjectives agree within it */
  readonly name: Texts;
  /** the first sentence of the description */
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
  /** true of every product of the category; each description uses three */
  readonly features: readonly Texts[];
  /** how such things are cared for or stored */
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
