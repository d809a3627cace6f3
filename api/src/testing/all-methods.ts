import type { TestApp } from './test-app';

/** Switches every way of paying on, for the tests of one file; a new shop takes cash on delivery only. */
export function offerAllMethods(api: TestApp): void {
  beforeAll(async () => {
    await api.db.updateTable('payment_methods').set({ enabled: true }).execute();
  });
}
