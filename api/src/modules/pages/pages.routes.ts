import { BuiltInPage, Visibility } from 'shared-kernel/contract/enums';
import { ContentPage, ContentPages } from 'shared-kernel/contract/site';
import { builtInPage } from 'shared-kernel/rules/built-in-page';
import { z } from 'zod';
import type { Api } from '../../http/api';
import { orNotFound, SlugParam } from '../../http/parameters';
import { safeHtml } from '../../http/safe-html';
import { translate } from '../../http/texts';
import type { CategoryQueries } from '../categories/categories.queries';
import type { PageQueries } from './pages.queries';
import { namesShopFacts, withShopFacts } from './shop-facts';

export function pageRoutes(api: Api, { pages, categories }: { pages: PageQueries; categories: CategoryQueries }): void {
  api.answer(
    'page',
    { params: z.object({ slug: SlugParam }), data: ContentPage },
    async ({ params, language, life }) => {
      life.madeOf('pages', 'catalogue');
      const page = orNotFound(await pages.bySlug(params.slug, language));
      const screen = builtInPage(page);
      // a component name that matches no screen is treated as a text page
      if (!screen) {
        const filled = namesShopFacts(page.description);
        if (filled) life.madeOf('settings');
        const description = filled
          ? withShopFacts(
              page.description,
              await pages.shopFacts(language),
              language,
              translate(language, { key: 'pages.notStated' }),
            )
          : page.description;
        return { ...page, page_from_component: Visibility.private, description: safeHtml(description) };
      }
      if (screen !== BuiltInPage.sitemap) return page;
      const [tree, lists] = await Promise.all([categories.tree(language), pages.sitemapLists(language)]);
      return { ...page, categories: tree, ...lists };
    },
  );

  api.answer('pages', { data: ContentPages }, ({ language, life }) => {
    life.madeOf('pages');
    return pages.all(language);
  });
}
