import { SliderType, SourceType } from 'shared-kernel/contract/enums';
import { completeAddress } from './collection-address';
import type { SOURCES } from './format';
import { widePicture } from './keep-pictures';
import { given, type Planning, textColumn } from './plan-catalogue';
import { namesIn, slugOf, usual } from './row-values';

const PLACES: Readonly<Record<string, number>> = {
  main: SliderType.main,
  right_top: SliderType.rightTop,
  right_bottom: SliderType.rightBottom,
};
const KINDS = {
  categories: { type: SourceType.categories, table: 'categories', one: 'category' },
  'sub-categories': { type: SourceType.subCategories, table: 'sub_categories', one: 'sub-category' },
  tags: { type: SourceType.tags, table: 'tags', one: 'tag' },
  brands: { type: SourceType.brands, table: 'brands', one: 'brand' },
  products: { type: SourceType.products, table: 'products', one: 'product' },
} as const satisfies Record<(typeof SOURCES)[number], object>;
const TEXTS = { title: textColumn('title'), sub_title: textColumn('sub_title') };

/** Plans the pictures at the top of the home page and their targets. */
export async function planSliders(planning: Planning): Promise<void> {
  const file = planning.catalogue.sliders;
  if (!file) return;
  const known = new Map(
    await Promise.all(
      Object.entries(KINDS).map(async ([name, { table }]) => [name, await planning.known(table)] as const),
    ),
  );
  const collections = await planning.known('collections');
  // without these columns existing sliders keep their target
  const leads = ['url', 'source', 'of'].some((name) => file.has.has(name));
  await planning.eachRow('sliders', 'sliders', slugOf, (row, id, _file, isNew) => {
    const { place, source, url } = row.values;
    const of = namesIn(row, 'of');
    const kind = KINDS[source as keyof typeof KINDS] as (typeof KINDS)[keyof typeof KINDS] | undefined;
    if (!kind && typeof url !== 'string' && (leads || isNew))
      planning.fault(file, row, 'url is missing: say where it leads, or a source.');
    if (kind && typeof url === 'string') planning.fault(file, row, 'url and source exclude each other.');
    if (kind && of.length === 0) planning.fault(file, row, `of is missing: name the ${source}.`);
    if (!kind && of.length > 0) planning.fault(file, row, 'source is missing: say what is named in of.');
    const ids = of.flatMap((slug) => {
      const slider = known.get(String(source))?.find(slug);
      if (kind && slider === undefined) planning.fault(file, row, `of: there is no ${kind.one} '${slug}'.`);
      return slider ?? [];
    });
    const { featured: _, ...own } = usual(row);
    const split = given(file, own);
    const columns = { slug: row.values.slug, type: PLACES[String(place)], image: planning.picture(row, widePicture) };
    const target = {
      source_type: kind?.type ?? SourceType.url,
      // tags are stored by name
      source_ids: kind?.type === SourceType.tags ? [] : ids,
      tags: kind?.type === SourceType.tags ? of.join(',') : null,
      url: kind ? null : completeAddress(String(url), collections),
    };
    planning.plan.put(
      'sliders',
      { id },
      { ...columns, ...split.given, ...(leads && target) },
      { ...split.first, ...target },
    );
    planning.texts('slider_texts', 'slider_id', id, { file, row, columns: TEXTS });
  });
}
