import type { HomeData } from 'shared-kernel/contract/site';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { PictureLink } from '../../components/picture-link';
import { Scroller } from '../../components/scroller';

/** The shop's featured sub-categories. */
export function FeaturedCategories({ categories }: { categories: HomeData['featured_categories'] }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  return (
    <Scroller title={t('home.featuredCategories')} more={{ href: href(link('categories')), title: t('home.seeAll') }}>
      {categories.map((sub) => (
        <li key={sub.id}>
          <PictureLink
            href={href(link('sub-category', { category: sub.category.slug, subCategory: sub.slug }))}
            image={sub.image}
            title={sub.title}
          />
        </li>
      ))}
    </Scroller>
  );
}
