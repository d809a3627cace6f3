import { above, upTo } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { CHECKOUT_MARK } from '../../boot';
import { CHECKOUT_LINE } from './checkout-line';

const HERE = `html[${CHECKOUT_MARK}]`;
const LINE = `#${CHECKOUT_LINE}`;

/**
 * Styles of the checkout frame: only logo and cart remain of the header, only the last line of the footer. They are in documents of
 * such pages, and the browser adds them to pages that started elsewhere, so that other pages have none of it. Header and footer
 * stay the same elements, so entering and leaving the frame re-renders nothing.
 */
export const CHECKOUT_RULES: readonly string[] = [
  `${HERE} { --header-height: 0px }`,
  `${HERE} #header :is(nav, aside, form, details, [aria-haspopup=dialog]) { display: none }`,
  // not sticky: the summary or its bar is
  `${HERE} #header header { position: static }`,
  `${upTo(768)} { ${HERE} #header header > div { min-block-size: 56px; padding-block-end: 0 } }`,
  `${HERE} #footer footer { margin-block-start: ${token('space-8')} }`,
  `${HERE} #footer footer > div > :not(:last-child) { display: none }`,
  `html:not([${CHECKOUT_MARK}]) ${LINE} { display: none }`,
  `${LINE} { border-block-end: 1px solid ${token('colour-line')}; background: ${token('colour-raised')}; color: ${token('colour-ink-muted')}; font-size: ${token('text-sm')} }`,
  `${LINE} > div { display: flex; align-items: center; justify-content: space-between; gap: ${token('space-4')}; max-inline-size: ${token('page-width')}; min-block-size: ${token('touch')}; margin-inline: auto; padding-inline: ${token('page-gutter')} }`,
  `${LINE} :is(p, a) { display: inline-flex; align-items: center; gap: ${token('space-2')} }`,
  `${LINE} a { min-block-size: ${token('touch')} }`,
  `@media (hover: hover) { ${LINE} a:hover { color: ${token('colour-primary-ink')}; text-decoration: underline } }`,
  `${LINE} svg { flex: none; inline-size: 1.25em; block-size: 1.25em; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }`,
  // wide windows have space for it in the header's bar, between logo and cart
  `${above(768)} { ${LINE} { position: absolute; inset-block-start: 0; inset-inline: 0; z-index: ${token('layer-header')}; border: 0; background: none; pointer-events: none } ${LINE} > div { justify-content: end; min-block-size: 72px; padding-inline-end: calc(${token('page-gutter')} + 96px); gap: ${token('space-8')} } ${LINE} a { pointer-events: auto } }`,
];
