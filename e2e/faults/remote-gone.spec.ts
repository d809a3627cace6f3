import fs from 'node:fs';
import path from 'node:path';
import { startAnotherShell } from '../fixtures/another-shell';
import { REMOTES } from '../fixtures/remotes';
import { expect, shop, test } from '../fixtures/test';

interface Release {
  remotes: Record<string, { stable: { version: string } }>;
}
interface RemoteRecord {
  routes: Record<string, { pattern: string; guard?: string; layout?: string }>;
}

/** A page of a live remote that a guest can open by a fixed path; home has too little text of its own. */
function pageOf(remote: string): string {
  const live = JSON.parse(fs.readFileSync(shop.releases, 'utf8')) as Release;
  const record = path.join(shop.store, remote, live.remotes[remote]?.stable.version ?? '', 'record.json');
  const { routes } = JSON.parse(fs.readFileSync(record, 'utf8')) as RemoteRecord;
  const open = Object.values(routes).find(
    ({ pattern, guard, layout }) => pattern !== '/' && !pattern.includes(':') && !guard && !layout,
  );
  if (!open) throw new Error(`${remote} has no page that a guest can open by a fixed address.`);
  return open.pattern;
}

for (const remote of REMOTES) {
  test(`S077 S6 without ${remote} the page frame and other remotes work, and a retry recovers`, async ({
    page,
    complaints,
  }) => {
    complaints.tolerate(/Failed to load resource|failed|404|not be|Error/i);
    const away = (store: string) => path.join(store, `${remote}.away`);
    const shell = await startAnotherShell(({ store }) => fs.renameSync(path.join(store, remote), away(store)));
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const retry = page.getByRole('main').getByRole('alert').getByRole('button');
    try {
      for (const other of REMOTES.filter((name) => name !== remote)) {
        const alive = pageOf(other);
        const fine = await page.goto(shell.url + alive);
        expect(fine?.status(), alive).toBe(200);
        await expect(heading, alive).toBeVisible();
      }
      const answer = await page.goto(shell.url + pageOf(remote));
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      // fails while it is gone, and the retry stays
      await retry.click();
      await expect(retry).toBeEnabled();
      fs.renameSync(away(shell.store), path.join(shell.store, remote));
      await retry.click();
      await expect(heading).toBeVisible();
      await expect(retry).toHaveCount(0);
    } finally {
      await shell.stop();
    }
  });
}

test('S214 S073 an unreachable API shows the error page with a way back', async ({ page, complaints }) => {
  complaints.tolerate(/./);
  const shell = await startAnotherShell(() => {}, { API_ORIGIN: 'http://127.0.0.1:9' });
  try {
    const answer = await page.goto(`${shell.url}/`);
    expect(answer?.status()).toBeGreaterThanOrEqual(500);
    await expect(page.getByText('SORRY')).toBeVisible();
    await expect(page.getByText('API is down.')).toBeVisible();
    await expect(page.getByRole('link').first()).toBeVisible();
  } finally {
    await shell.stop();
  }
});
