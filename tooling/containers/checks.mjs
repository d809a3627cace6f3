import { CRASH_CHECKS } from './crash-checks.mjs';
import { DEMO_CHECKS } from './demo-checks.mjs';
import { OWN_SHOP_CHECKS } from './own-shop-checks.mjs';
import { RELEASE_CHECKS } from './release-checks.mjs';
import { START_CHECKS } from './start-checks.mjs';

/**
 * What is tried, with its title. A check fails by throwing.
 * @typedef {[title: string, check: (project: ReturnType<import('./engine.mjs').projectIn>) => Promise<void>]} Check
 */

/** In order: each goes on from the state that the one before left. @type {Check[]} */
export const CHECKS = [...START_CHECKS, ...DEMO_CHECKS, ...RELEASE_CHECKS, ...CRASH_CHECKS, ...OWN_SHOP_CHECKS];
