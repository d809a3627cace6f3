import { BLACK, contrast, mix, parseColour, type Rgb, readableOn, textOn, toHex, WHITE } from '../rules/colour';

/** Colours that do not come from the site's settings, by scheme. Every pair that the shop uses passes WCAG AA (tokens.test). */
const SCHEMES = {
  light: {
    'colour-surface': '#ffffff',
    'colour-raised': '#ffffff',
    'colour-sunken': '#f6f4f1',
    'colour-ink': '#1c1917',
    'colour-ink-muted': '#5f5951',
    'colour-line': '#e5e1db',
    /** border of inputs and buttons: 3:1 contrast with the background */
    'colour-line-strong': '#8b847a',
    'colour-sale': '#b91c33',
    'colour-sale-contrast': '#ffffff',
    'colour-sale-soft': '#fdecee',
    'colour-success': '#18693b',
    'colour-success-soft': '#e6f4ea',
    'colour-warning': '#7d4b00',
    'colour-warning-soft': '#fdf1dc',
    'colour-danger': '#b3261e',
    'colour-danger-contrast': '#ffffff',
    'colour-danger-soft': '#fcebea',
    'colour-star': '#b87400',
    'colour-focus': '#1a5fd8',
    'colour-scrim': 'rgb(28 25 23 / 55%)',
    /** for pictures of the shop: those on light backgrounds must not glare in dark mode */
    'picture-filter': 'none',
    /** what a picture fades into below a text, and that text: light in both schemes, like the pictures */
    'picture-ground': '#ffffff',
    'picture-ink': '#1c1917',
    'shadow-low': '0 1px 2px rgb(28 25 23 / 6%), 0 2px 8px rgb(28 25 23 / 6%)',
    'shadow-high': '0 4px 12px rgb(28 25 23 / 8%), 0 16px 40px rgb(28 25 23 / 14%)',
  },
  dark: {
    'colour-surface': '#151311',
    'colour-raised': '#1f1c19',
    'colour-sunken': '#26221f',
    'colour-ink': '#f3f0eb',
    'colour-ink-muted': '#b5ada2',
    'colour-line': '#38332d',
    'colour-line-strong': '#8f877c',
    'colour-sale': '#ff8a93',
    'colour-sale-contrast': '#2b070b',
    'colour-sale-soft': '#3d1c20',
    'colour-success': '#7fd39b',
    'colour-success-soft': '#15301f',
    'colour-warning': '#f0bd6b',
    'colour-warning-soft': '#36280f',
    'colour-danger': '#ff9a92',
    'colour-danger-contrast': '#2b0805',
    'colour-danger-soft': '#3d1b18',
    'colour-star': '#f0b429',
    'colour-focus': '#8ab4ff',
    'colour-scrim': 'rgb(0 0 0 / 65%)',
    'picture-filter': 'brightness(0.84)',
    'picture-ground': '#d6d3cf',
    'picture-ink': '#1c1917',
    'shadow-low': '0 1px 2px rgb(0 0 0 / 40%)',
    'shadow-high': '0 8px 32px rgb(0 0 0 / 60%)',
  },
} as const;
type Scheme = keyof typeof SCHEMES;

/** Black on white for paper, whatever the screen's scheme; an important declaration overrides both. */
const PAPER = {
  'colour-surface': '#fff',
  'colour-raised': '#fff',
  'colour-ink': '#000',
  'colour-ink-muted': '#333',
  'colour-danger': '#000',
  'colour-line': '#999',
  'colour-line-strong': '#000',
} as const;

/** The tokens of paper as a rule for a print style sheet. */
export const paperTokens = (): string =>
  `:root{color-scheme:light!important;${Object.entries(PAPER)
    .map(([name, value]) => `--${name}:${value}!important`)
    .join(';')}}`;

/** Tokens that are the same in both schemes. */
const CONSTANT = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-8': '32px',
  'space-10': '40px',
  'space-12': '48px',
  'space-16': '64px',
  'radius-small': '6px',
  'radius-medium': '10px',
  'radius-large': '16px',
  'radius-full': '999px',
  'text-xs': '0.75rem',
  'text-sm': '0.875rem',
  'text-md': '1rem',
  'text-lg': '1.125rem',
  'text-xl': 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)',
  'text-2xl': 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
  'text-3xl': 'clamp(1.875rem, 1.5rem + 1.8vw, 2.75rem)',
  'weight-normal': '400',
  'weight-strong': '600',
  'leading-tight': '1.25',
  'leading-normal': '1.5',
  /** maximum line length of running text */
  measure: '70ch',
  /** minimum size of a touch target */
  touch: '44px',
  'page-width': '1920px',
  'page-gutter': 'clamp(16px, 3vw, 48px)',
  'motion-fast': '150ms',
  'motion-slow': '250ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  'layer-header': '10',
  'layer-popover': '20',
  'layer-overlay': '30',
  'layer-toast': '40',
} as const;

/** Colours computed from the site's settings. */
export const BRAND_TOKENS = [
  'colour-primary',
  'colour-primary-hover',
  'colour-primary-contrast',
  /** the primary colour as text or line on a surface: dark or light enough to be readable */
  'colour-primary-ink',
  /** a subtle background with a tint of the primary colour */
  'colour-primary-soft',
] as const;

export type TokenName = keyof (typeof SCHEMES)['light'] | keyof typeof CONSTANT | (typeof BRAND_TOKENS)[number];

/**
 * A design token in CSS. The set of names is closed: a misspelt one does not compile.
 * @example css`color: ${token('colour-ink')};`
 */
export function token(name: TokenName): string {
  return `var(--${name})`;
}

/** The colours of `site_setting`. */
export interface BrandColours {
  primary_color: string;
  primary_hover_color: string;
}

/** Purple (spec §9), when the site's setting is missing or invalid. */
export const DEFAULT_PRIMARY: Rgb = [107, 47, 179];

const AA_TEXT = 4.5;
const AA_SHAPE = 3;

/**
 * All tokens as CSS text for the document's head: light, and dark by `prefers-color-scheme` or `data-scheme` on the root. Invalid
 * settings fall back to purple, so only digits of settings ever reach the page; text on the primary colour passes WCAG AA whatever
 * colour the site chose (S027).
 */
export function rootCss(brand: BrandColours): string {
  const dark = declarations({ ...SCHEMES.dark, ...brandTokens(brand, 'dark') });
  return [
    `:root{color-scheme:light;${declarations({ ...CONSTANT, ...SCHEMES.light, ...brandTokens(brand, 'light') })}}`,
    // paper is light
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){color-scheme:dark;${dark}}}`,
    `@media screen{:root[data-scheme=dark]{color-scheme:dark;${dark}}}`,
    '@media (prefers-reduced-motion:reduce){:root{--motion-fast:1ms;--motion-slow:1ms}}',
  ].join('');
}

/** The primary colours of one scheme, each as `#rrggbb`. */
export function brandTokens(brand: BrandColours, scheme: Scheme): Record<(typeof BRAND_TOKENS)[number], string> {
  const surface = schemeColour(scheme, 'colour-surface');
  const chosen = parseColour(brand.primary_color) ?? DEFAULT_PRIMARY;
  const primary = scheme === 'light' ? chosen : readableOn(surface, chosen, AA_SHAPE);
  const text = textOn(primary);
  const hover = hoverColour(primary, scheme === 'light' ? parseColour(brand.primary_hover_color) : null, text);
  const soft = mix(surface, primary, scheme === 'light' ? 0.08 : 0.16);
  // the soft and the sunken background have the lowest contrast
  const grounds = [soft, schemeColour(scheme, 'colour-sunken'), surface];
  const ink = grounds.reduce((colour, ground) => readableOn(ground, colour, AA_TEXT), primary);
  return {
    'colour-primary': toHex(primary),
    'colour-primary-hover': toHex(hover),
    'colour-primary-contrast': toHex(text),
    'colour-primary-ink': toHex(ink),
    'colour-primary-soft': toHex(soft),
  };
}

/** The site's hover colour if the same text is readable on it, otherwise one derived from the primary colour. */
function hoverColour(primary: Rgb, chosen: Rgb | null, text: Rgb): Rgb {
  if (chosen && contrast(chosen, text) >= AA_TEXT) return chosen;
  return mix(primary, text === WHITE ? BLACK : WHITE, 0.15);
}
function schemeColour(scheme: Scheme, name: 'colour-surface' | 'colour-sunken'): Rgb {
  return parseColour(SCHEMES[scheme][name]) ?? [0, 0, 0];
}
function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
