import { Visibility } from 'shared-kernel/contract/enums';
import { ContentPage, ContentPages } from 'shared-kernel/contract/site';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { found, SlugParam } from '../../http/parameters';
import { safeHtml } from '../../http/safe-html';
import type { CategoryQueries } from '../categories/category.queries';
import type { PageQueries } from './page.queries';

/** The built-in screen that lists the shop's categories. */
const SITEMAP = 'Sitemap';

export function pageRoutes(api: Api, { pages, categories }: { pages: PageQueries; categories: CategoryQueries }): void {
  api.answer('page', { params: z.object({ slug: SlugParam }), data: ContentPage }, async ({ params, language }) => {
    const page = found(await pages.bySlug(params.slug, language));
    if (page.page_from_component !== Visibility.public) return { ...page, description: safeHtml(page.description) };
    return page.description === SITEMAP ? { ...page, categories: await categories.tree(language) } : page;
  });

  api.answer('pages', { data: ContentPages }, ({ language }) => pages.all(language));
}
