import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const recorded = new AsyncLocalStorage<string[]>();
type Ask = (this: pg.Client, statement: string | { text: string }, ...more: unknown[]) => unknown;

/**
 * Runs `act` and records, in order, the statements that it sends to the database. Statements of other work in the meantime, such as mails sent
 * in the background, are not included.
 */
export async function withStatements<T>(act: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Ask };
  const { query } = prototype;
  prototype.query = function (statement, ...more) {
    recorded.getStore()?.push(typeof statement === 'string' ? statement : statement.text);
    return query.call(this, statement, ...more);
  };
  try {
    return { result: await recorded.run(statements, act), statements };
  } finally {
    prototype.query = query;
  }
}

/** @returns the number of statements that `act` sent to the database */
export async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  return (await withStatements(act)).statements.length;
}
