import pg from 'pg';

/** @returns how many statements the database was asked while `act` ran */
export async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
