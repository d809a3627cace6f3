import { type RawBuilder, sql } from 'kysely';
import { PriceType, SliderType, SourceType } from 'shared-kernel/contract/enums';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { USUAL_DIGITS } from 'shared-kernel/rules/money';
import { writtenRule } from '../collections/written-rule';
import { plainAddress } from './collection-address';
import type { FileName } from './format';

/** How a file's rows are read: its columns as text, and the table and columns of its texts. */
interface FileQuery {
  rows: RawBuilder<{ id: number } & Record<string, string | null>>;
  /** for `title_en` and the like: table, owner column, and the column of each text by name */
  texts?: { table: string; owner: string; columns: Readonly<Record<string, string>> };
}

const yes = (column: string) => sql`case ${sql.ref(column)} when 1 then 'yes' else 'no' end`;
const flag = (column: string) => sql`case when ${sql.ref(column)} then 'yes' else 'no' end`;
const english = (table: string, owner: string, id: string) =>
  sql`(select x.title from ${sql.table(table)} x where x.${sql.ref(owner)} = ${sql.ref(id)} and x.language = 'en')`;
/** With the fraction digits of the shop's currency, or more if the amount needs them. */
const amount = (column: string) => {
  const plain = sql`round(${sql.ref(column)}, coalesce((select currency_digits from settings), ${sql.lit(USUAL_DIGITS)}))`;
  return sql`(case when ${plain} = ${sql.ref(column)} then ${plain} else ${sql.ref(column)} end)::text`;
};
const titles = (table: string, owner: string) => ({ table, owner, columns: { title: 'title' } });
const term = (promised: string, long: string) =>
  sql`case when ${sql.ref(promised)} <> 1 then 'no' else coalesce(${sql.ref(long)}::text, 'yes') end`;
const hasVariants = sql`exists (select from inventory i where i.product_id = p.id and cardinality(i.value_ids) > 0)`;
const stock = (column: string) =>
  sql`case when not ${hasVariants} then (select i.${sql.ref(column)} from inventory i where i.product_id = p.id order by i.id limit 1)::text end`;

/** A text aggregated from any number of rows, as columns: `names_en`, `names_fr` ... */
const translated = (name: string, value: RawBuilder<unknown>, table: string) =>
  sql.join(
    LANGUAGES.map(
      (code) =>
        sql`${value} filter (where ${sql.ref(`${table}.language`)} = ${sql.lit(code)}) as ${sql.ref(`${name}_${code}`)}`,
    ),
  );
/** Slugs of the rows that a slider refers to by id, in their order. */
const sourceOf = (table: string) =>
  sql`(select string_agg(x.slug, '|' order by u.place) from unnest(s.source_ids) with ordinality u (id, place)
    join ${sql.table(table)} x on x.id = u.id)`;
const specifications = sql`(
  select string_agg(x.slug || '=' || case
      when own.type = 'choice' then ${english('specification_value_texts', 'specification_value_id', 'own.specification_value_id')}
      when own.type = 'yes-no' then case when own.yes then 'yes' else 'no' end
      else (select string_agg(trim_scale(u.number)::text, case own.type when 'range' then '..' else 'x' end order by u.place)
        from unnest(own.numbers) with ordinality u (number, place)) end, '|' order by x.slug)
  from product_specifications own join specifications x on x.id = own.specification_id where own.product_id = p.id)`;

/** The query of each file, with a stable sort order. */
export const EXPORTS: Readonly<Record<FileName, FileQuery>> = {
  taxes: {
    rows: sql`select id, title, case type when ${PriceType.percent} then 'percent' else 'amount' end as type,
      case type when ${PriceType.percent} then trim_scale(price)::text else ${amount('price')} end as price from tax_rules order by id`,
  },
  stores: {
    rows: sql`select id, slug, image, ${yes('status')} as public, ships_from_country, dispatch_days::text as dispatch_days, email,
      mail_language from stores order by id`,
    texts: {
      table: 'store_texts',
      owner: 'store_id',
      columns: { name: 'name', about: 'meta_description', city: 'ships_from_city' },
    },
  },
  brands: {
    rows: sql`select id, slug, image, ${yes('featured')} as featured, position::text as position, ${yes('status')} as public
      from brands order by position, id`,
    texts: titles('brand_texts', 'brand_id'),
  },
  categories: {
    rows: sql`select id, slug, parent, image, featured, position::text as position, public from (
      select id, slug, null as parent, image, null as featured, position, ${yes('status')} as public, 0 as level from categories
      union all
      select -s.id, s.slug, c.slug, s.image, ${yes('s.featured')}, s.position, ${yes('s.status')}, 1
      from sub_categories s join categories c on c.id = s.category_id) x order by level, x.position, abs(id)`,
    texts: titles('category_texts', 'category_id'),
  },
  tags: { rows: sql`select id, slug from tags order by id`, texts: titles('tag_texts', 'tag_id') },
  attributes: {
    rows: sql`select id, position::text as position from attributes order by position, id`,
    texts: titles('attribute_texts', 'attribute_id'),
  },
  'attribute-values': {
    rows: sql`select v.id, ${english('attribute_texts', 'attribute_id', 'v.attribute_id')} as attribute, v.colour,
      v.position::text as position from attribute_values v order by v.attribute_id, v.position, v.id`,
    texts: titles('attribute_value_texts', 'attribute_value_id'),
  },
  shipping: {
    rows: sql`select id, ${yes('single_price')} as single_price, ${yes('per_store')} as per_store from shipping_rules order by id`,
    texts: titles('shipping_rule_texts', 'shipping_rule_id'),
  },
  'shipping-places': {
    rows: sql`select p.id, ${english('shipping_rule_texts', 'shipping_rule_id', 'p.shipping_rule_id')} as rule, country,
      nullif(state, 'ALL') as state, ${amount('price')} as price, day_needed::text as days, ${yes('pickup_point')} as pickup,
      ${amount('pickup_price')} as pickup_price, pickup_phone, pickup_address_line_1 as pickup_line_1,
      pickup_address_line_2 as pickup_line_2, pickup_zip, pickup_city, pickup_state, pickup_country
      from shipping_places p order by p.shipping_rule_id, p.country collate "C", p.state collate "C"`,
  },
  'bundle-deals': {
    rows: sql`select id, buy::text as buy, free::text as free from bundle_deals order by id`,
    texts: titles('bundle_deal_texts', 'bundle_deal_id'),
  },
  specifications: {
    rows: sql`select id, slug, type, unit, ${flag('searchable')} as searchable from specifications order by id`,
    texts: titles('specification_texts', 'specification_id'),
  },
  'specification-values': {
    rows: sql`select v.id, s.slug as specification from specification_values v join specifications s on s.id = v.specification_id
      order by v.specification_id, v.id`,
    texts: titles('specification_value_texts', 'specification_value_id'),
  },
  kinds: {
    rows: sql`select k.id, k.slug, (select string_agg(s.slug, '|' order by ks.position, s.id) from kind_specifications ks
        join specifications s on s.id = ks.specification_id where ks.kind_id = k.id) as specifications,
      (select slug from pages where pages.id = k.size_guide_id) as size_guide,
      ${translated('names', sql`string_agg(n.name, '|' order by n.position, n.name)`, 'n')}
      from kinds k left join kind_names n on n.kind_id = k.id group by k.id order by k.id`,
  },
  products: {
    rows: sql`select p.id, p.slug, coalesce(s.slug, c.slug) as category, b.slug as brand, st.slug as store, t.title as tax,
      ${english('shipping_rule_texts', 'shipping_rule_id', 'p.shipping_rule_id')} as shipping, ${amount('p.selling')} as price,
      ${amount('p.offered')} as offer_price,
      (select string_agg(i.image, '|' order by i.position, i.id) from product_images i where i.product_id = p.id) as images,
      (select string_agg(g.slug, '|' order by g.id) from product_tags pt join tags g on g.id = pt.tag_id
        where pt.product_id = p.id) as tags,
      k.slug as kind, ${specifications} as specifications,
      ${english('bundle_deal_texts', 'bundle_deal_id', 'p.bundle_deal_id')} as bundle_deal,
      ${stock('quantity')} as stock, ${stock('sku')} as sku, ${term('p.warranty', 'p.warranty_months')} as warranty,
      ${term('p.refundable', 'p.return_days')} as returns, ${flag('p.free_return')} as free_return,
      ${yes('p.featured')} as featured, ${yes('p.status')} as public
      from products p join categories c on c.id = p.category_id left join sub_categories s on s.id = p.sub_category_id
      left join brands b on b.id = p.brand_id join stores st on st.id = p.store_id left join tax_rules t on t.id = p.tax_rule_id
      left join kinds k on k.id = p.kind_id
      order by p.id`,
    texts: {
      table: 'product_texts',
      owner: 'product_id',
      columns: {
        title: 'title',
        description: 'description',
        overview: 'overview',
        badge: 'badge',
        unit: 'unit',
        keywords: 'keywords',
        meta_title: 'meta_title',
        meta_description: 'meta_description',
      },
    },
  },
  variants: {
    rows: sql`select i.id, p.slug as product, (select string_agg(
        ${english('attribute_texts', 'attribute_id', 'v.attribute_id')} || '='
        || ${english('attribute_value_texts', 'attribute_value_id', 'v.id')}, '|' order by a.position, a.id)
        from inventory_attributes ia join attribute_values v on v.id = ia.attribute_value_id join attributes a on a.id = v.attribute_id
        where ia.inventory_id = i.id) as values,
      i.quantity::text as stock, case when i.price <> 0 then ${amount('i.price')} end as price, i.sku
      from inventory i join products p on p.id = i.product_id where cardinality(i.value_ids) > 0 order by p.id, i.id`,
  },
  collections: {
    rows: sql`select c.id, c.slug, case when r.collection_id is null then (
        select string_agg(p.slug, '|' order by cp.position, cp.product_id) from collection_products cp
        join products p on p.id = cp.product_id where cp.collection_id = c.id) end as products,
      ${writtenRule('r.rule')} as rule,
      ${yes('c.featured')} as featured, c.position::text as position, ${yes('c.status')} as public
      from collections c left join collection_rules r on r.collection_id = c.id order by c.position, c.id`,
    texts: titles('collection_texts', 'collection_id'),
  },
  pages: {
    rows: sql`select p.id, p.slug,
      case p.page_from_component when 1 then (select x.description from page_texts x where x.page_id = p.id and x.language = 'en') end
        as built_in,
      (select string_agg(case f.type when 1 then 'services' else 'about' end, '|' order by f.type) from footer_pages f
        where f.page_id = p.id) as footer,
      p.position::text as position, ${yes('p.status')} as public from pages p order by p.position, p.id`,
    texts: {
      table: 'page_texts',
      owner: 'page_id',
      columns: { title: 'title', body: 'description', meta_title: 'meta_title', meta_description: 'meta_description' },
    },
  },
  sliders: {
    rows: sql`select s.id, s.slug,
      case s.type when ${sql.lit(SliderType.main)} then 'main' when ${sql.lit(SliderType.rightTop)} then 'right_top'
        else 'right_bottom' end as place, s.image,
      case when s.source_type = ${sql.lit(SourceType.url)} then ${plainAddress('s.url')} end as url,
      case s.source_type when ${sql.lit(SourceType.categories)} then 'categories'
        when ${sql.lit(SourceType.subCategories)} then 'sub-categories' when ${sql.lit(SourceType.tags)} then 'tags'
        when ${sql.lit(SourceType.brands)} then 'brands' when ${sql.lit(SourceType.products)} then 'products' end as source,
      case s.source_type when ${sql.lit(SourceType.categories)} then ${sourceOf('categories')}
        when ${sql.lit(SourceType.subCategories)} then ${sourceOf('sub_categories')}
        when ${sql.lit(SourceType.tags)} then replace(s.tags, ',', '|')
        when ${sql.lit(SourceType.brands)} then ${sourceOf('brands')}
        when ${sql.lit(SourceType.products)} then ${sourceOf('products')} end as of,
      s.position::text as position, ${yes('s.status')} as public from sliders s order by s.type, s.position, s.id`,
    texts: { table: 'slider_texts', owner: 'slider_id', columns: { title: 'title', sub_title: 'sub_title' } },
  },
  'header-links': {
    rows: sql`select id, case type when 1 then 'left' else 'right' end as side, ${plainAddress('url')} as url, position::text as position
      from header_links order by type, position, id`,
    texts: titles('header_link_texts', 'header_link_id'),
  },
  'footer-links': {
    rows: sql`select id, case type when 1 then 'payment' else 'social' end as kind, title, link as url, image,
      position::text as position, ${yes('status')} as public from footer_image_links order by type, position, id`,
  },
  synonyms: {
    rows: sql`select id, language, word, means, ${flag('absent')} as absent from search_synonyms
      order by language, word collate "C", means collate "C"`,
  },
  texts: {
    rows: sql`select 0 as id, x.key, ${translated('text', sql`max(x.value)`, 'x')} from localization_overrides x
      group by x.key order by x.key collate "C"`,
  },
};
