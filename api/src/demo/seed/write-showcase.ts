import { SourceType, Visibility } from 'shared-kernel/contract/enums';
import { BRANDS } from '../content/brands';
import { CATEGORIES, SHELVES } from '../content/catalogue';
import { COLLECTIONS } from '../content/collections';
import { BANNERS, SLIDES, type Source } from '../content/showcase';
import { widePicture } from '../pictures/product-pictures';
import type { World } from './world';
import type { WrittenProduct } from './write-products';

/** Slider and banners, with their targets. */
export function writeShowcase({ writer, studio }: World, products: readonly WrittenProduct[]): void {
  for (const [n, { type, slug, title, subTitle, source, drawings, hue }] of SLIDES.entries()) {
    const [width, height] = type === 1 ? [1200, 480] : [800, 400];
    const image = studio.order(widePicture(`slide-${slug}`, width, height, drawings, hue));
    writer.add('sliders', { id: n + 1, type, slug, image, ...sourceColumns(source, products), position: n });
    writer.addTexts('slider_texts', (language) => ({
      slider_id: n + 1,
      language,
      title: title[language],
      sub_title: subTitle[language],
    }));
  }
  for (const [n, { type, slug, title, source, drawings, hue, closable, size }] of BANNERS.entries()) {
    const image = studio.order(widePicture(`banner-${slug}`, ...size, drawings, hue));
    writer.add('banners', {
      id: n + 1,
      type,
      slug,
      image,
      ...sourceColumns(source, products),
      closable: closable ? Visibility.public : Visibility.private,
      position: n,
    });
    writer.addTexts('banner_texts', (language) => ({ banner_id: n + 1, language, title: title[language] }));
  }
}

function sourceColumns({ type, of, url }: Source, products: readonly WrittenProduct[]) {
  return {
    source_type: type,
    source_ids: idsOf(type, of, products),
    tags: type === SourceType.tags ? of.join(',') : null,
    url: withCollectionId(url),
  };
}

function idsOf(type: number, slugs: readonly string[], products: readonly WrittenProduct[]): number[] {
  const among = (all: readonly { slug: string }[]) =>
    slugs.map((slug) => all.findIndex((one) => one.slug === slug) + 1);
  if (type === SourceType.categories) return among(CATEGORIES);
  if (type === SourceType.subCategories) return among(SHELVES.map(({ sub }) => sub));
  if (type === SourceType.brands) return among(BRANDS);
  if (type === SourceType.products) return products.filter(({ kind }) => slugs.includes(kind.slug)).map(({ id }) => id);
  return [];
}

/** Adds the id of the collection, which its listing needs, to an address such as `/hot-deals/collection`. */
export function withCollectionId(url: string | undefined): string | null {
  if (!url) return null;
  const id = COLLECTIONS.findIndex(({ slug }) => url === `/${slug}/collection`) + 1;
  return id > 0 ? `${url}?collection=${id}` : url;
}
