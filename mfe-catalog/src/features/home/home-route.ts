import { imageSources } from 'shared-kernel/commerce/image-sources';
import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { frontOptions } from './home-query';
import { MAIN_SLIDE_SIZES } from './main-slide';

/** Data and head of the home page. */
export async function prefetchHome({ queryClient, api, site, t }: PrefetchContext): Promise<Head> {
  const front = await queryClient.fetchQuery(frontOptions(api));
  const { site_name: name, meta_title, meta_description } = site.common.site_setting;
  const [slide] = front.slider.main;
  return {
    title: meta_title || t('home.title', { site: name }),
    description: meta_description || t('home.description', { site: name }),
    canonical: link('home'),
    ...(slide
      ? {
          image: slide.image,
          imageAlt: slide.title,
          preloadImage: { ...imageSources(site.common, slide.image), sizes: MAIN_SLIDE_SIZES },
        }
      : {}),
  };
}
