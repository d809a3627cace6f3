import type { Database } from '../../db/database';

/**
 * Has `settings.site_url` say where shoppers see the shop (S226): what is made from the settings, invoices among them, names the same
 * address as links in mails.
 *
 * @param publicOrigin `PUBLIC_ORIGIN` of this API
 */
export async function keepSiteUrl(db: Database, publicOrigin: string): Promise<void> {
  await db.updateTable('settings').set({ site_url: publicOrigin }).where('site_url', '<>', publicOrigin).execute();
}
