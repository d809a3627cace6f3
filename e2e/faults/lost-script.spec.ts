import { STORAGE } from '../../shared-kernel/contract/storage';
import { aPlacedOrder, becomeGuest } from '../fixtures/guest';
import { expect, hydrated, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

test('D13 S187 an order stays visible when its dialog’s script fails to load, and a retry opens the dialog', async ({
  page,
  complaints,
}) => {
  complaints.tolerate(/Failed to load resource|ChunkLoadError|Loading chunk/);
  const w = words('ar');
  const { code, userToken } = await aPlacedOrder('ar');
  await becomeGuest(page, userToken);
  // the one reload has already happened (S074)
  await page.addInitScript((key) => sessionStorage.setItem(key, String(Date.now())), STORAGE.chunkReload);
  const script = /\/cancel-order\.\w+\.js/;
  await page.route(script, (route) => route.abort());
  await page.goto(`${prefixOf('ar')}/user/order/${code}`);
  await hydrated(page);

  await page.getByRole('button', { name: w('account', 'cancellation.open'), exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: w('kernel', 'unavailable.text') });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('main')).toContainText(code);

  await page.unroute(script);
  await toast.getByRole('button', { name: w('kernel', 'error.retry') }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(code);
});
