import type { Database } from '../db/database';

/** The shop's settings, which the site calls need to return anything. */
export async function aSite(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('settings')
      .values({
        email: 'hello@souk.test',
        phone: '+1 555 0100',
        site_url: 'http://localhost:3000',
        header_logo: 'logo.jpg',
        footer_logo: 'logo-footer.jpg',
        primary_color: '#6d28d9',
        primary_hover_color: '#5b21b6',
      })
      .execute();
    await trx
      .insertInto('settings_texts')
      .values([
        { language: 'en', site_name: 'Souk', copyright_text: 'All rights reserved.' },
        { language: 'fr', site_name: 'Souk', copyright_text: 'Tous droits réservés.' },
      ])
      .execute();
  });
}
