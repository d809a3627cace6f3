import { imageSources } from 'shared-kernel/commerce/image-sources';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { path } from 'shared-kernel/rules/links';
import { absolute } from '../../components/head';
import { homeOptions } from './home-query';
import { MAIN_SLIDE_SIZES } from './main-slide';

/** Data and head of the home page. */
export async function prefetchHome({ queryClient, api, site, language, t }: PrefetchContext): Promise<Head> {
  const home = await queryClient.fetchQuery(homeOptions(api));
  const { site_name: name, meta_title, meta_description, header_logo } = site.common.site_setting;
  const [slide] = home.slider.main;
  const url = absolute(site, language, path.home());
  return {
    title: meta_title || t('home.title', { site: name }),
    description: meta_description || t('home.description', { site: name }),
    canonical: path.home(),
    image: slide?.image ?? header_logo,
    ...(slide ? { preloadImage: { ...imageSources(site.common, slide.image), sizes: MAIN_SLIDE_SIZES } } : {}),
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'Organization', name, url },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name,
        url,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${absolute(site, language, path.search())}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
