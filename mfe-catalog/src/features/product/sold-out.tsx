import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { QUANTITY_TEXT } from 'shared-kernel/rules/quantity';
import { ButtonLink } from 'shared-kernel/ui/button';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { RestockForm } from '../../components/restock/restock-form';
import { Alternatives } from './alternatives';
import { alternativesOptions } from './alternatives-query';
import { RESTOCK_ID } from './point-at';
import { variantOf } from './purchase';
import { useAutoHidingBar } from './use-auto-hiding-bar';
import { usePurchase, usePurchaseState } from './use-purchase';
import { isWithdrawn } from './withdrawn';

const line = css`
  color: ${token('colour-danger')};
  font-weight: ${token('weight-strong')};
`;
const box = lateCss`
  padding: ${token('space-4')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
  scroll-margin-block: ${token('space-16')};
`;

/** Replaces the buttons (S114, issue 13) when the product or the chosen variant is sold out: the restock form and similar products. */
export function SoldOut({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const { pointAtMissing } = usePurchase();
  const variant = usePurchaseState(({ choice }) => variantOf(product, choice)?.id ?? null);
  const withdrawn = isWithdrawn(product);
  useAutoHidingBar(RESTOCK_ID, !withdrawn);
  return (
    <>
      <p css={line} role="status" data-dated="">
        {withdrawn ? t('product.withdrawn') : t(`kernel:${QUANTITY_TEXT.outOfStock}`)}
      </p>
      {!withdrawn && (
        <section id={RESTOCK_ID} css={box} aria-label={t('restock.title')}>
          <RestockForm
            key={variant}
            product={product.id}
            variant={variant}
            // other variants are in stock, so the shopper must say which one is meant
            isReady={() => !product.in_stock || !pointAtMissing()}
          />
        </section>
      )}
      {withdrawn ? <AlternativesOf id={product.id} /> : !product.in_stock && <Alternatives product={product} />}
      {!product.in_stock && product.alternatives?.length === 0 && (
        <ButtonLink href={href(link('category', { category: product.category.slug }))}>
          {t('suggested.inCategory', { category: product.category.title })}
        </ButtonLink>
      )}
    </>
  );
}

/** Similar products, fetched for a product that was withdrawn after its page was opened. */
function AlternativesOf({ id }: { id: number }) {
  const { api } = usePage();
  const { data } = useQuery(alternativesOptions(api, id));
  return data ? <Alternatives product={data} /> : null;
}
