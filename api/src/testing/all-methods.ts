import type { TestApp } from './test-app';

/** Enables every payment method for the tests of one file; a new shop accepts only cash on delivery. */
export function offerAllMethods(api: TestApp): void {
  beforeAll(async () => {
    await api.db.updateTable('payment_methods').set({ enabled: true }).execute();
  });
}
