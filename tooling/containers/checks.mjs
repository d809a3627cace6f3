import { BACKUP_CHECKS } from './backup-checks.mjs';
import { CRASH_CHECKS } from './crash-checks.mjs';
import { DEMO_CHECKS } from './demo-checks.mjs';
import { EDGE_CHECKS } from './edge-checks.mjs';
import { IMAGE_CHECKS } from './image-checks.mjs';
import { MACHINE_CHECKS } from './machine-checks.mjs';
import { OWN_SHOP_CHECKS } from './own-shop-checks.mjs';
import { RELEASE_CHECKS } from './release-checks.mjs';
import { SHELL_CHECKS } from './shell-checks.mjs';
import { START_CHECKS } from './start-checks.mjs';
import { SWARM_CHECKS } from './swarm-checks.mjs';

/**
 * A check with its title. It fails by throwing; its return value is the reason why it was skipped.
 * @typedef {[title: string, check: (project: ReturnType<import('./engine.mjs').projectIn>) => Promise<string | undefined | void>]}
 * Check
 */

/** In order: each continues from the state that the previous one left. @type {Check[]} */
export const CHECKS = [
  ...START_CHECKS,
  ...IMAGE_CHECKS,
  ...DEMO_CHECKS,
  ...RELEASE_CHECKS,
  ...SHELL_CHECKS,
  ...EDGE_CHECKS,
  ...CRASH_CHECKS,
  ...MACHINE_CHECKS,
  ...BACKUP_CHECKS,
  ...OWN_SHOP_CHECKS,
  ...SWARM_CHECKS,
];

/** Checks whose title contains one of the words, and the start that they need. @param {string[]} words none: all of them */
export function checksFor(words) {
  const [build, , start] = START_CHECKS;
  return CHECKS.filter(
    (check) => !words.length || check === build || check === start || words.some((word) => check[0].includes(word)),
  );
}
