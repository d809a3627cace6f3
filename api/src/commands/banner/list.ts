import { sql } from 'kysely';
import { Visibility } from 'shared-kernel/contract/enums';
import { ownAddress } from 'shared-kernel/rules/links';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import { z } from 'zod';
import { command } from '../command';
import { SLOTS } from './slots';

interface BannerRow {
  id: number;
  type: number;
  title: string;
  slug: string;
  status: number;
  closable: number;
  source_type: number;
  url: string | null;
  image: string;
}

/** Lists banners by slot, in the order of the slot. */
export const bannerList = command({
  verb: 'list',
  about: 'all banners; of a slot that shows one, the first public one is shown',
  examples: ['banner list'],
  input: z.object({}),
  async run(_, { db }) {
    const { rows } = await sql<BannerRow>`
      select b.id, b.type, english.title, b.slug, b.status, b.closable, b.source_type, b.url, b.image
      from banners b join banner_texts english on english.banner_id = b.id and english.language = 'en'
      order by b.type, b.position, b.id`.execute(db);
    const banners = rows.map((banner) => ({
      id: banner.id,
      type: banner.type,
      slot: SLOTS[banner.type] ?? '',
      state: banner.status === Visibility.public ? 'public' : 'hidden',
      closable: banner.closable === Visibility.public ? 'yes' : 'no',
      leads_to: ownAddress(banner) ?? promisedLink('products', { main: banner.slug, banner: banner.id }),
      image: banner.image,
      title: banner.title,
    }));
    return { ...(banners.length === 0 && { messages: ['There are none.'] }), rows: banners, data: banners };
  },
});
