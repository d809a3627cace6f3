import { useId } from 'react';
import { Picture } from 'shared-kernel/commerce/picture';
import { PriceTag } from 'shared-kernel/commerce/price-tag';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { productLink } from 'shared-kernel/remote/entity-links';
import { priceOf } from 'shared-kernel/rules/price';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

const heading = lateCss`
  margin-block-end: ${token('space-2')};
  font-size: ${token('text-md')};
`;
const list = lateCss`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: ${token('space-3')};
  a {
    display: grid;
    gap: ${token('space-1')};
    align-content: start;
    block-size: 100%;
    font-size: ${token('text-sm')};
  }
  img {
    inline-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: ${token('radius-medium')};
    background: ${token('colour-sunken')};
  }
`;
const SIZES = '(min-width: 992px) 160px, 44vw';

/** Similar products in stock, beside one that is sold out (issue 13). They come with the product, so their links are in the HTML. */
export function Alternatives({ product }: { product: Pick<ProductDetail, 'alternatives' | 'server_time'> }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const id = useId();
  const { alternatives, server_time } = product;
  if (!alternatives?.length) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} css={heading}>
        {t('product.alternatives')}
      </h2>
      <ul css={list}>
        {alternatives.map((tile) => (
          <li key={tile.id}>
            <a href={href(productLink(tile))}>
              <Picture image={tile.image} alt="" sizes={SIZES} />
              {tile.title}
              <PriceTag price={priceOf(tile, new Date(server_time))} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
