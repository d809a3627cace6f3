import { Fragment, type ReactNode, useId } from 'react';
import { Measures } from 'shared-kernel/commerce/measures';
import { FILTER } from 'shared-kernel/contract/filters';
import type { CategoryRef, ProductDetail } from 'shared-kernel/contract/product';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

const table = lateCss`
  display: grid;
  grid-template-columns: minmax(6rem, 2fr) 3fr;
  margin-block-start: ${token('space-3')};
  font-size: ${token('text-sm')};
  dt,
  dd {
    padding-block: ${token('space-2')};
    border-block-end: 1px solid ${token('colour-line')};
    overflow-wrap: anywhere;
  }
  dt {
    padding-inline-end: ${token('space-4')};
    color: ${token('colour-ink-muted')};
  }
  a {
    display: inline-block;
    min-inline-size: ${token('touch')};
    padding-block: ${token('space-3')};
    margin-block: calc(-1 * ${token('space-2')});
    margin-inline-end: ${token('space-4')};
    text-decoration: underline;
    @media (hover: hover) {
      &:hover {
        color: ${token('colour-primary-ink')};
      }
    }
  }
`;

/** For older APIs, which name tags by title only: such links are redirected to the slugs. */
const unknownTag = (title: string) => ({ slug: title, title });

/** The product's specifications, as the API formats them, and its tags; nothing when there is neither. */
export function Facts({
  product: { specifications = [], tags, tag_refs = tags.map(unknownTag) },
}: {
  product: Pick<ProductDetail, 'specifications' | 'tags'> & {
    tag_refs?: readonly Pick<CategoryRef, 'slug' | 'title'>[];
  };
}) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const id = useId();
  const rows: [string | number, string, ReactNode][] = specifications.map(({ id, name, value, unit }) => [
    id,
    name,
    <Measures key={id} value={value} unit={unit} />,
  ]);
  if (tag_refs.length > 0) {
    const links = tag_refs.map(({ slug, title }) => (
      <a key={slug} href={href(`/${encodeURIComponent(slug)}/products?${FILTER.tags}=${encodeURIComponent(slug)}`)}>
        {title}
      </a>
    ));
    rows.push(['tags', t('product.tags'), links]);
  }
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('product.facts')}</h2>
      <dl css={table}>
        {rows.map(([key, name, value]) => (
          <Fragment key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
