import { type KyselyPlugin, OperationNodeTransformer, type RawNode, type SelectQueryNode } from 'kysely';
import type { Database } from '../db/database';

const LOCK = /\bfor (no key )?update( of \w+)?/g;

class LockRemover extends OperationNodeTransformer {
  protected override transformRaw(node: RawNode): RawNode {
    const { sqlFragments, ...rest } = super.transformRaw(node);
    return { ...rest, sqlFragments: sqlFragments.map((fragment) => fragment.replace(LOCK, '')) };
  }
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const { endModifiers: _locks, ...rest } = super.transformSelectQuery(node);
    return rest;
  }
}

/** ms by which every answer is delayed: transactions that start together all read before the first of them writes. */
const LATE = 20;

/**
 * The same database, but its statements no longer take row locks: a race test that still passes with it proves nothing.
 * Locks that a write takes by itself remain. Answers are delayed so that the racing calls overlap even on a fast machine.
 */
export function withoutLocks(db: Database): Database {
  const remover = new LockRemover();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => remover.transformNode(node),
    transformResult: ({ result }) => new Promise((resolve) => setTimeout(resolve, LATE, result)),
  };
  return db.withPlugin(plugin);
}
