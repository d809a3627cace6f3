import { EVERYTHING } from 'shared-kernel/contract/changes';
import type { Change, ChangeFeed } from '../../changes/change-feed';
import type { ColumnChanges } from './read-columns';

/** How a change's tag names a product (docs/contracts/changes.md). */
const PRODUCT = /^product-(\d+)$/;

/** Collects which products have changed. */
export interface ProductChanges {
  /** @returns the changes since the last call; undefined: anything may have changed */
  take(): ColumnChanges | undefined;
  /** Which products have changed since the last `take`; undefined: any may have. */
  changed(): ReadonlySet<number> | undefined;
  /** Reports that the last changes were not used: the next `take` returns undefined. */
  forget(): void;
}

/** Follows the feed from the first `take` on. */
export function followProducts(changes: ChangeFeed): ProductChanges {
  let products = new Set<number>();
  let catalogue = false;
  /** flash sales are read each time, but they change what products cost */
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
      const ownChanges = following && !everything ? { products, catalogue } : undefined;
      following ||= changes.follow(undefined, { change, alive: () => {}, lost }) !== null;
      products = new Set();
      catalogue = false;
      sales = false;
      everything = !following;
      return ownChanges;
    },
    changed: () => (following && !everything && !catalogue && !sales ? products : undefined),
    forget() {
      everything = true;
    },
  };
}
