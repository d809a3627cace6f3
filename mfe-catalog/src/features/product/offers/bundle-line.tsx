import { css } from '@emotion/react';
import { useMoney } from 'shared-kernel/commerce/site';
import type { BundleDeal } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { bundleOffer, freePieces } from 'shared-kernel/rules/bundle';
import type { Minor } from 'shared-kernel/rules/money';
import { TagIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';

const line = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space-2')};
  padding: ${token('space-3')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-sale-soft')};
  font-size: ${token('text-sm')};
  strong {
    color: ${token('colour-sale')};
  }
  > svg {
    color: ${token('colour-sale')};
  }
`;
const mine = css`
  display: block;
  color: ${token('colour-ink-muted')};
`;

interface BundleLineProps {
  deal: BundleDeal;
  /** price of one piece of the chosen variant */
  price: Minor;
  quantity: number;
}

/**
 * A bundle deal in money (S111, D22): the price of the smallest quantity that it applies to (`buy` pieces, of which `free` are free),
 * then the price of the chosen quantity.
 */
export function BundleLine({ deal, price, quantity }: BundleLineProps) {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const inMoney = (pieces: number) => {
    const offer = bundleOffer(pieces, price, deal);
    return offer && { count: pieces, price: money(offer.price), instead: money(offer.instead) };
  };
  const offer = inMoney(deal.buy);
  if (!offer) return null;
  const own = quantity === deal.buy ? null : inMoney(quantity);
  return (
    <div css={line} data-dated="">
      <TagIcon />
      <p>
        <strong>{t('product.bundle', { take: deal.buy, pay: deal.buy - freePieces(deal.buy, deal) })}</strong>{' '}
        {t('product.bundleOffer', offer)}
        {own && <span css={mine}>{t('product.bundleMine', own)}</span>}
      </p>
    </div>
  );
}
