import { Fragment, type ReactNode, useId } from 'react';
import { Visibility } from 'shared-kernel/contract/enums';
import { FILTER } from 'shared-kernel/contract/filters';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { brandLink } from 'shared-kernel/remote/entity-links';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

const table = lateCss`
  display: grid;
  grid-template-columns: minmax(6rem, auto) 1fr;
  gap: ${token('space-2')} ${token('space-6')};
  margin-block-start: ${token('space-3')};
  font-size: ${token('text-sm')};
  dt {
    color: ${token('colour-ink-muted')};
  }
  a {
    text-decoration: underline;
    @media (hover: hover) {
      &:hover {
        color: ${token('colour-primary-ink')};
      }
    }
  }
`;
const tags = lateCss`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;

type Told = Pick<ProductDetail, 'brand' | 'unit' | 'warranty' | 'refundable' | 'tags'>;

/** What is to be known in short: brand, unit, warranty, return, tags. */
export function Facts({ product }: { product: Told }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const id = useId();
  const { brand, unit, warranty, refundable } = product;
  const yesOrNo = (flag: number) => t(flag === Visibility.public ? 'product.yes' : 'product.no');
  const rows: [string, ReactNode][] = [
    ['brand', brand && <a href={href(brandLink(brand))}>{brand.title}</a>],
    ['unit', unit],
    ['warranty', yesOrNo(warranty)],
    ['refundable', yesOrNo(refundable)],
    [
      'tags',
      product.tags.length > 0 && (
        <span css={tags}>
          {product.tags.map((tag) => (
            <a key={tag} href={href(`/${encodeURIComponent(tag)}/products?${FILTER.tags}=${encodeURIComponent(tag)}`)}>
              {tag}
            </a>
          ))}
        </span>
      ),
    ],
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('product.facts')}</h2>
      <dl css={table}>
        {rows.map(
          ([key, value]) =>
            value && (
              <Fragment key={key}>
                <dt>{t(`product.${key}`)}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </section>
  );
}
