import { EVERYTHING } from 'shared-kernel/contract/changes';
import type { Change, ChangeFeed } from '../../changes/change-feed';
import type { ToldChanges } from './read-columns';

/** As tags name a product (docs/contracts/changes.md). */
const PRODUCT = /^product-(\d+)$/;

/** Gathers which products have changed. */
export interface ToldProducts {
  /** @returns what was told since the last time; undefined: anything may have changed */
  take(): ToldChanges | undefined;
  /** Which products have changed since the last `take`; undefined: any may have. */
  changed(): ReadonlySet<number> | undefined;
  /** What was taken last was not used: the next time, anything may have changed. */
  forget(): void;
}

/** Follows the feed from the first `take` on. */
export function followProducts(changes: ChangeFeed): ToldProducts {
  let products = new Set<number>();
  let catalogue = false;
  /** read anew each time, but it says what a product costs */
  let sales = false;
  let everything = true;
  let following = false;

  const change = ({ tags }: Change) => {
    for (const tag of tags) {
      if (tag === EVERYTHING) everything = true;
      if (tag === 'catalogue') catalogue = true;
      if (tag === 'flash-sales') sales = true;
      const id = PRODUCT.exec(tag)?.[1];
      if (id !== undefined) products.add(Number(id));
    }
  };
  const lost = () => {
    following = false;
  };

  return {
    take() {
      const told = following && !everything ? { products, catalogue } : undefined;
      following ||= changes.follow(undefined, { change, alive: () => {}, lost }) !== null;
      products = new Set();
      catalogue = false;
      sales = false;
      everything = !following;
      return told;
    },
    changed: () => (following && !everything && !catalogue && !sales ? products : undefined),
    forget() {
      everything = true;
    },
  };
}
