import type { Brand } from '../content/brands';
import type { Store } from '../content/stores';
import { type Lettering, line } from './alphabet';
import { oklch } from './oklch';
import type { Recipe } from './recipe';

const SQUARE = 800;

/** A brand's name in its own lettering, on a square; the middle third holds all of it. */
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
 * A store's sign: what it sells, in a ring of its colour. No name: it stands beside the sign wherever that is shown, and letters
 * in it could not be read at 80 px.
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

/** The shop's own logo on a transparent ground: an arch of the market and the name. */
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

/** A card with a name on it, for ways of paying. */
export function nameCard(slug: string, name: string, hue: number): Recipe {
  const style: Lettering = { weight: 1.15, spacing: 0.9, slant: 0, round: true, colour: oklch(0.38, 0.14, hue) };
  const card = `<rect x="3" y="3" width="234" height="144" rx="18" fill="#ffffff" stroke="${oklch(0.88, 0.03, hue)}" stroke-width="4"/>`;
  return {
    label: `payment-${slug}`,
    width: 240,
    height: 150,
    ground: null,
    items: [],
    svg: card + line(name, [120, 75], 196, 44, style),
  };
}

/** A round badge with one or two letters, for social networks. */
export function letterBadge(slug: string, letters: string, hue: number): Recipe {
  const style: Lettering = { weight: 1.3, spacing: 0.7, slant: 0, round: true, colour: '#ffffff' };
  const disc = `<circle cx="80" cy="80" r="76" fill="${oklch(0.45, 0.15, hue)}"/>`;
  return {
    label: `social-${slug}`,
    width: 160,
    height: 160,
    ground: null,
    items: [],
    svg: disc + line(letters, [80, 80], 80, 70, style),
  };
}
