import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const recorded = new AsyncLocalStorage<string[]>();
type Ask = (this: pg.Client, statement: string | { text: string }, ...more: unknown[]) => unknown;

/**
 * Runs `act` and writes down the statements that the database is recorded on its behalf, in their order. What other work asks
 * meanwhile, such as mails that are sent in the background, is not among them.
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

/** @returns how many statements the database was recorded while `act` ran */
export async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  return (await withStatements(act)).statements.length;
}
