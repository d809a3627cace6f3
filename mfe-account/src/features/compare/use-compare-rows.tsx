import type { ReactNode } from 'react';
import { Measures } from 'shared-kernel/commerce/measures';
import { PriceTag } from 'shared-kernel/commerce/price-tag';
import { useMoney } from 'shared-kernel/commerce/site';
import { Stars } from 'shared-kernel/commerce/stars';
import type { ComparedProduct } from 'shared-kernel/contract/compare';
import { Visibility } from 'shared-kernel/contract/enums';
import { formatList } from 'shared-kernel/i18n/format';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { brandLink } from 'shared-kernel/remote/entity-links';
import { useDirection } from 'shared-kernel/remote/use-direction';
import { toMinor } from 'shared-kernel/rules/money';
import { priceOf } from 'shared-kernel/rules/price';
import { StockWord } from '../../components/stock-word';

/** One product's cell in a row: `value` is compared, `shown` is rendered; an empty value means not stated. */
export interface Cell {
  value: string;
  shown?: ReactNode;
}
export interface CompareRow {
  key: string;
  title: string;
  cells: Cell[];
}

/**
 * A row for each specification that any of the products has. Those that most products share come first: between different kinds of
 * product, only these can be compared.
 */
function specificationRows(products: readonly ComparedProduct[]): CompareRow[] {
  const names = new Map(
    products.flatMap(({ specifications = [] }) => specifications.map(({ id, name }) => [id, name] as const)),
  );
  const rows = [...names].map(([id, title]) => ({
    key: `specification-${id}`,
    title,
    cells: products.map(({ specifications = [] }) => {
      const { value = '', unit = null } = specifications.find((one) => one.id === id) ?? {};
      return { value: unit ? `${value}\u00a0${unit}` : value, shown: <Measures value={value} unit={unit} /> };
    }),
  }));
  const lacking = ({ cells }: CompareRow) => cells.filter(({ value }) => value === '').length;
  return rows.sort((one, other) => lacking(one) - lacking(other));
}

/** Whether the products differ in a row: that all are sold by the piece helps nobody to decide (issue 13). */
const differ = ([first, ...others]: readonly Cell[]): boolean => others.some(({ value }) => value !== first?.value);

/**
 * The rows of the comparison: common facts, attributes, then specifications; without rows that are empty for every product and without
 * a unit that all products share.
 */
export function useCompareRows(products: readonly ComparedProduct[], now: Date): CompareRow[] {
  const { t } = useTranslation('account');
  const { language } = usePage();
  const direction = useDirection();
  const href = useHref();
  const money = useMoney();
  const yesOrNo = (value: number): Cell => ({
    value: t(value === Visibility.public ? 'compare.yes' : 'compare.no'),
  });
  const linked = (value: string, to: string): Cell => ({ value, shown: <a href={href(to)}>{value}</a> });
  const shipping = ({ shipping: type }: ComparedProduct): Cell => {
    if (!type) return { value: t('compare.noShipping') };
    const price = toMinor(type.price);
    const days = t('compare.days', { count: type.day_needed });
    return { value: `${price > 0 ? money(price) : t('compare.free')} · ${days}` };
  };
  const facts: Record<string, (product: ComparedProduct) => Cell> = {
    price: (product) => {
      const price = priceOf(product, now);
      return { value: String(price.current), shown: <PriceTag price={price} /> };
    },
    rating: ({ rating, review_count: count }) => ({
      value: `${rating} ${count}`,
      shown: <Stars rating={rating} count={count} />,
    }),
    availability: ({ in_stock }) => ({ value: String(in_stock), shown: <StockWord inStock={in_stock} /> }),
    brand: ({ brand }) => (brand ? linked(brand.title, brandLink(brand)) : { value: '' }),
    store: ({ store }) => linked(store.name, link('store', { slug: store.slug })),
    category: ({ category }) => linked(category.title, link('category', { category: category.slug })),
    shipping,
    unit: ({ unit }) => ({ value: unit ?? '' }),
    bundle: ({ bundle_deal: deal }) => ({
      value: deal ? t('compare.bundleOf', { take: deal.buy + deal.free, pay: deal.buy }) : '',
    }),
    warranty: ({ warranty, warranty_months: count }) =>
      warranty === Visibility.public && count ? { value: t('compare.months', { count }) } : yesOrNo(warranty),
    refundable: ({ refundable, return_days: count, free_return, no_return_reason: reason }) => {
      if (refundable !== Visibility.public && reason) return { value: t(`compare.noReturn.${reason}`) };
      if (refundable !== Visibility.public || !count) return yesOrNo(refundable);
      const within = t('compare.returnDays', { count });
      return { value: free_return ? t('compare.returnFree', { within }) : within };
    },
  };
  const titles = new Map(products.flatMap(({ attributes }) => attributes.map(({ id, title }) => [id, title] as const)));
  const rows = Object.entries(facts).map(([key, cell]) => ({
    key,
    title: t(`compare.${key}`),
    cells: products.map(cell),
  }));
  for (const [id, title] of titles) {
    const cells = products.map(({ attributes }) => {
      const values = attributes.find((attribute) => attribute.id === id)?.values ?? [];
      const value = formatList(language, values);
      // 'XS وS وM': a list follows the page's direction, whatever the script of its first word
      return { value, shown: <span dir={direction}>{value}</span> };
    });
    rows.push({ key: `attribute-${id}`, title, cells });
  }
  rows.push(...specificationRows(products));
  return rows.filter(({ key, cells }) => (key === 'unit' ? differ(cells) : cells.some(({ value }) => value !== '')));
}
