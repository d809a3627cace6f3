import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import { Stars } from 'shared-kernel/commerce/stars';
import type { StoreDirectory } from 'shared-kernel/contract/listing';
import { formatNumber } from 'shared-kernel/i18n/format';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';

const tile = css`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  block-size: 100%;
  padding: ${token('space-4')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
  @media (hover: hover) {
    &:hover {
      border-color: ${token('colour-line-strong')};
    }
  }
  img {
    flex: none;
    inline-size: 80px;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: ${token('radius-medium')};
    background: ${token('colour-sunken')};
  }
`;
const facts = css`
  display: grid;
  gap: ${token('space-1')};
  font-size: ${token('text-sm')};
`;
const name = css`
  font-size: ${token('text-md')};
  font-weight: ${token('weight-strong')};
`;
const muted = css`
  color: ${token('colour-ink-muted')};
`;
/** two lines of the store's description */
const words = css`
  display: -webkit-box;
  overflow: hidden;
  color: ${token('colour-ink-muted')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

interface StoreTileProps {
  store: StoreDirectory['data'][number];
  /** in the first view */
  eager?: boolean;
}

/** A store in the directory: name, stars, description, number of products (issue 13, shopping B12). */
export function StoreTile({ store, eager = false }: StoreTileProps) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const href = useHref();
  return (
    <a css={tile} href={href(link('store', { slug: store.slug }))}>
      <Picture image={store.image} alt="" sizes="80px" eager={eager} />
      <span css={facts}>
        <span css={name}>{store.name}</span>
        {store.review > 0 && <Stars rating={store.review} count={store.review_count} />}
        {store.meta_description && <span css={words}>{store.meta_description}</span>}
        <span css={muted}>
          {t('stores.products', { count: store.product_count, number: formatNumber(language, store.product_count) })}
        </span>
      </span>
    </a>
  );
}
