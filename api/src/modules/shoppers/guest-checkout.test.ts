import type { CommonData } from 'shared-kernel/contract/site';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aSite } from '../../testing/a-site';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';
import { refuseGuestsIfClosed } from './guest-checkout';

const api = testApp();
const guest = { kind: 'guest', userToken: 'x'.repeat(32) } as const;

test('D30 guests can order by default', async () => {
  await expect(refuseGuestsIfClosed(api.db, guest)).resolves.toBeUndefined();
  await aSite(api.db);
  await expect(refuseGuestsIfClosed(api.db, guest)).resolves.toBeUndefined();
});

test('D30 without guest checkout, common says so, users can order and guests keep their carts', async () => {
  await api.db.updateTable('settings').set({ guest_checkout: 2 }).execute();
  expect((await api.call<CommonData>('common')).data.setting.guest_checkout).toBe(2);
  await expect(refuseGuestsIfClosed(api.db, guest)).rejects.toMatchObject({ form: [{ key: 'shoppers.logInToOrder' }] });
  const { id, bearer } = await aUser(api.db);
  await expect(refuseGuestsIfClosed(api.db, { kind: 'user', id, token: bearer })).resolves.toBeUndefined();
  expect((await aGuest(api).put(await aProduct(api.db))).status).toBe(200);
});
