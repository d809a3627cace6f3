import type { Database } from '../../db/database';

/**
 * Sets `settings.site_url` to the shop's public origin (S226), so that invoices and everything else made from the settings show the same
 * address as links in mails.
 *
 * @param publicOrigin `PUBLIC_ORIGIN` of this API
 */
export async function keepSiteUrl(db: Database, publicOrigin: string): Promise<void> {
  await db.updateTable('settings').set({ site_url: publicOrigin }).where('site_url', '<>', publicOrigin).execute();
}
