import type { Shot } from 'shared-kernel/contract/product';
import type { Kind, SubCategory } from '../content/category';
import type { Colour } from '../content/options';
import { BY_THE_HANDFUL, COMPANION_SIZES, COMPANIONS, type RoomId, useOf } from '../content/settings-of-use';
import type { Measures } from './measure-lines';
import type { Item, Recipe } from './recipe';
import { room } from './rooms';
import { paper, type Studio, sweep } from './studios';
import { SAMPLE, sample } from './textures';

const EDGE = 800;
const SQUARE = { width: EDGE, height: EDGE, ground: null };

/** A product to be photographed. */
export interface Model {
  readonly kind: Kind;
  readonly sub: SubCategory;
  readonly colours: readonly Colour[];
  /** number among the products of its kind: no two of them are photographed in the same way */
  readonly turn: number;
  /** hue of its brand, degrees */
  readonly hue: number;
  /** null if dimensions are of no interest, e.g. for food */
  readonly measures: Measures | null;
}

export interface Taken {
  readonly recipe: Recipe;
  /** null: the product itself from the front */
  readonly shot: Shot | null;
  /** the colour that the picture shows */
  readonly shows?: Colour;
}

/** Things with keys or strings in a fixed order, which would be wrong if mirrored. */
const ONE_SIDED: ReadonlySet<string> = new Set([
  'keyboard-piano',
  'electric-guitar',
  'violin',
  'banjo',
  'accordion',
  'abacus',
]);
/** Hues of walls and cloths: only a few, so that a room is built once for many products. */
const HUES = [65, 215, 330];
/** Rotation of lying products, degrees by turn. */
const LAID = [0, -10, 12, -18];

/**
 * All pictures of a product: the product itself, in use, close-up, with its dimensions, several together, then in its other colours. The first
 * represents it in lists, where the second is shown on hover.
 */
export function takePictures(model: Model): Taken[] {
  const [first, ...others] = model.colours;
  const further: Taken[] = [
    { recipe: inUse(model), shot: 'in_use' },
    { recipe: detail(model), shot: 'detail' },
    ...(model.measures ? [{ recipe: withMeasures(model, model.measures), shot: 'measures' as const }] : []),
    // what comes in colours is seen in each of them
    ...(others.length === 0 || !model.measures ? [{ recipe: together(model), shot: 'together' as const }] : []),
  ];
  return [front(model, first), ...further.map(later), ...others.map((colour) => later(front(model, colour)))];
}

const later = (taken: Taken): Taken => ({ ...taken, recipe: { ...taken.recipe, further: true } });

/** The product alone in the studio: the only picture of a plain variation. */
export function front(model: Model, colour: Colour | undefined): Taken {
  const { kind, turn } = model;
  const lying = poseOf(model) === 'lying';
  const tilt = lying ? (LAID[turn % LAID.length] ?? 0) : 0;
  const recipe: Recipe = {
    label: colour ? `${kind.slug}-${colour.id}` : kind.slug,
    ...SQUARE,
    ...studioOf(model),
    items: [
      {
        ...itemOf(model, colour),
        x: 0.5,
        y: lying ? 0.49 : 0.51,
        size: lying ? 0.66 : 0.68,
        ...(tilt !== 0 && { tilt }),
      },
    ],
  };
  return colour ? { recipe, shot: null, shows: colour } : { recipe, shot: null };
}

/** In its usual place, beside other things that are found there. */
function inUse(model: Model): Recipe {
  const { kind, sub, turn, hue, colours } = model;
  const { rooms, size } = useOf(kind, sub);
  const id = rooms[turn % rooms.length] as RoomId;
  const mirrored = turn % 4 === 1 || turn % 4 === 2;
  const {
    backdrop,
    light,
    thing: place,
    beside,
    isFlat,
  } = room(id, { hue: HUES[Math.round(hue) % HUES.length] ?? 0, mirrored });
  const fitting = COMPANIONS[id].filter((drawing) => drawing !== kind.drawing);
  const from = lettersOf(kind.slug) + turn;
  const handful = BY_THE_HANDFUL.has(kind.slug);
  const companions = beside.slice(0, handful ? 2 : 1 + (from % 2)).flatMap((at, n): Item[] => {
    const drawing = handful ? kind.drawing : fitting[(from + n) % Math.max(1, fitting.length)];
    if (!drawing) return [];
    const share = handful ? (size / at.size) * 0.82 : (COMPANION_SIZES[drawing] ?? 1);
    const flatPose = isFlat && { tilt: ((from * 37 + n * 90) % 70) - 35 };
    return [{ drawing, ...at, size: at.size * share, ...flatPose }];
  });
  const tilt = isFlat ? ((from * 13) % 31) - 15 : 0;
  return {
    label: `${kind.slug}-in-use`,
    ...SQUARE,
    backdrop,
    ...(mirrored && { flopped: true }),
    light,
    items: [
      ...companions,
      { ...itemOf(model, colours[0]), ...place, size: size * (isFlat ? 1.08 : 1.12), ...(tilt !== 0 && { tilt }) },
    ],
  };
}

/** Close-up, beside a sample of its material. */
function detail(model: Model): Recipe {
  const { kind, turn, colours } = model;
  const [colour] = colours;
  const start = turn % 2 === 0;
  const disc = sample(kind.material, colour ?? null);
  return {
    label: `${kind.slug}-detail`,
    ...SQUARE,
    ...studioOf(model),
    backdrop: paper(lightOf(model), EDGE),
    items: [
      {
        ...itemOf(model, colour),
        x: start ? 0.4 : 0.6,
        y: 0.4 + 0.04 * (turn % 3),
        size: disc ? 1.2 : 1.34,
        shadow: 'drop',
      },
    ],
    ...(disc && { swatch: { svg: disc, edge: SAMPLE, left: (start ? 610 : 190) - SAMPLE / 2, top: 600 - SAMPLE / 2 } }),
  };
}

/** With lines around it that show its dimensions. */
function withMeasures(model: Model, measures: Measures): Recipe {
  const { kind, colours } = model;
  return {
    label: `${kind.slug}-measures`,
    ...SQUARE,
    light: lightOf(model).light,
    backdrop: paper(lightOf(model), EDGE),
    items: [{ ...itemOf(model, colours[0]), mirrored: false, x: 0.51, y: 0.48, size: 0.58, shadow: 'none', measures }],
  };
}

/** In all its colours, or three pieces of it, each turned differently. */
function together(model: Model): Recipe {
  const { kind, colours, turn } = model;
  const lying = poseOf(model) === 'lying';
  const shown = colours.length > 1 ? colours.slice(0, 4) : [colours[0], colours[0], colours[0]];
  const places = (lying ? LYING : POSITIONS)[shown.length === 4 ? 'four' : shown.length === 3 ? 'three' : 'two'];
  const items = shown.map((colour, n): Item => {
    const [x, y, size] = places[n] ?? [0.5, 0.5, 0.4];
    const tilt = lying ? ([-16, 14, 6, -10][(n + turn) % 4] ?? 0) : 0;
    const turned = (n + turn) % 2 === 1 && !ONE_SIDED.has(kind.slug);
    return {
      ...itemOf(model, colour),
      x,
      y,
      size,
      at: lying ? 'middle' : 'foot',
      mirrored: turned,
      ...(tilt !== 0 && { tilt }),
    };
  });
  // what stands farther back comes first
  return { label: `${kind.slug}-together`, ...SQUARE, ...studioOf(model), items: lying ? items : items.reverse() };
}

type Place = readonly [x: number, y: number, size: number];
const POSITIONS: Readonly<Record<'two' | 'three' | 'four', readonly Place[]>> = {
  two: [
    [0.36, 0.76, 0.5],
    [0.68, 0.68, 0.44],
  ],
  three: [
    [0.5, 0.8, 0.46],
    [0.26, 0.68, 0.38],
    [0.75, 0.66, 0.38],
  ],
  four: [
    [0.33, 0.84, 0.4],
    [0.7, 0.82, 0.4],
    [0.25, 0.55, 0.34],
    [0.62, 0.53, 0.34],
  ],
};
const LYING: typeof POSITIONS = {
  two: [
    [0.33, 0.4, 0.46],
    [0.67, 0.62, 0.46],
  ],
  three: [
    [0.3, 0.32, 0.38],
    [0.7, 0.4, 0.38],
    [0.45, 0.72, 0.38],
  ],
  four: [
    [0.28, 0.29, 0.35],
    [0.72, 0.28, 0.35],
    [0.3, 0.72, 0.35],
    [0.72, 0.71, 0.35],
  ],
};

function itemOf(
  model: Model,
  colour: Colour | undefined,
): Pick<Item, 'drawing' | 'at' | 'mirrored' | 'dye' | 'shadow'> {
  const { kind, turn } = model;
  const dye = colour && { lightness: colour.lightness, chroma: colour.chroma, hue: colour.hue };
  return {
    drawing: kind.drawing,
    at: 'middle',
    ...(turn % 2 === 1 && !ONE_SIDED.has(kind.slug) && { mirrored: true }),
    ...(dye && { dye }),
    shadow: poseOf(model) === 'lying' ? 'drop' : 'cast',
  };
}

const poseOf = ({ kind, sub }: Model) => useOf(kind, sub).pose;
const lightOf = ({ turn, hue }: Model): Studio => ({
  light: turn % 2 === 0 ? 'start' : 'end',
  hue: 60 * Math.round(hue / 60),
});
function studioOf(model: Model): Pick<Recipe, 'light' | 'backdrop'> {
  const studio = lightOf(model);
  return { light: studio.light, backdrop: (poseOf(model) === 'lying' ? paper : sweep)(studio, EDGE) };
}
const lettersOf = (slug: string) => [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
