import type { Brand } from '../content/brands';
import type { Mark } from '../content/site';
import type { Store } from '../content/stores';
import { type Lettering, line } from './alphabet';
import { brandMark } from './brand-marks';
import { oklch } from './oklch';
import type { Recipe } from './recipe';

const SQUARE = 800;

/** A brand's name in its own lettering, on a square; all of it fits into the middle third. */
export function brandLogo({ name, slug, logo }: Brand): Recipe {
  const colour = logo.inverted ? oklch(0.98, 0.015, logo.hue) : oklch(0.36, 0.12, logo.hue);
  const plate = logo.inverted
    ? `<rect width="${SQUARE}" height="${SQUARE}" fill="${oklch(0.36, 0.11, logo.hue)}"/>`
    : '';
  return {
    label: `brand-${slug}`,
    width: SQUARE,
    height: SQUARE,
    ground: logo.hue,
    items: [],
    svg: plate + line(name, [400, 400], 620, 130, { ...logo, colour }),
  };
}

/**
 * A store's sign: something it sells, in a ring of its colour. It has no name, because the name is shown beside the sign everywhere and would be
 * unreadable at 80 px.
 */
export function storeSign({ slug, drawings: [first = ''], hue }: Store): Recipe {
  const disc = (radius: number, colour: string) => `<circle cx="400" cy="400" r="${radius}" fill="${colour}"/>`;
  return {
    label: `store-${slug}`,
    width: SQUARE,
    height: SQUARE,
    ground: hue,
    backdrop: disc(350, oklch(0.5, 0.13, hue)) + disc(316, oklch(0.96, 0.03, hue)),
    items: [{ drawing: first, x: 0.5, y: 0.49, size: 0.56 }],
  };
}

/** The shop's own logo on a transparent background: a market arch and the name. */
export function shopLogo(colour: string): Recipe {
  const style: Lettering = { weight: 1.15, spacing: 0.95, slant: 0, round: true, colour };
  const arch = `<path d="M34 132V78C34 44 56 34 80 16c24 18 46 28 46 62v54" fill="none" stroke="${colour}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/><circle cx="80" cy="92" r="13" fill="#f59e0b"/>`;
  return {
    label: 'souk-logo',
    // shown 36 px high on every page: 10 kB at twice this size, 4 kB so
    width: 336,
    height: 112,
    ground: null,
    items: [],
    svg: `<g transform="scale(.7)">${arch}${line('SOUK', [306, 80], 290, 92, style)}</g>`,
  };
}

/** A white card for a payment method: its brand mark, its drawing or, if neither exists, its name. */
export function paymentCard({ title, icon, drawing, colour }: Mark): Recipe {
  const style: Lettering = { weight: 1.15, spacing: 0.9, slant: 0, round: true, colour };
  const card = '<rect width="240" height="150" rx="18" fill="#ffffff"/>';
  const words = drawing ? '' : line(title, [120, 75], 208, 48, style);
  return {
    label: `payment-${title.toLowerCase()}`,
    width: 240,
    height: 150,
    ground: null,
    items: drawing ? [{ drawing, x: 0.5, y: 0.5, size: 0.9 }] : [],
    ...(drawing ? { backdrop: card } : { svg: card + (icon ? brandMark(icon, colour, [120, 75], 104) : words) }),
  };
}

/** The mark of a social network, in white on a disc of its colour. */
export function socialBadge({ title, icon = '', colour }: Mark): Recipe {
  return {
    label: `social-${title.toLowerCase()}`,
    width: 160,
    height: 160,
    ground: null,
    items: [],
    svg: `<circle cx="80" cy="80" r="80" fill="${colour}"/>${brandMark(icon, '#ffffff', [80, 80], 86)}`,
  };
}
