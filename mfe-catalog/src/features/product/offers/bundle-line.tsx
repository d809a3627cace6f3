import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMoney } from 'shared-kernel/commerce/site';
import type { BundleDeal } from 'shared-kernel/contract/product';
import { isolate } from 'shared-kernel/i18n/isolate';
import { bundleOffer } from 'shared-kernel/rules/bundle';
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
  /** of one piece as chosen */
  price: Minor;
  quantity: number;
}

/** A bundle deal in money (S111, D22): what the deal is, and what the shopper's own number of pieces costs with it. */
export function BundleLine({ deal, price, quantity }: BundleLineProps) {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const whole = deal.buy + deal.free;
  const say = (key: 'product.bundleOffer' | 'product.bundleMine', pieces: number) => {
    const offer = bundleOffer(pieces, price, deal);
    if (!offer) return null;
    return t(key, { count: pieces, price: isolate(money(offer.price)), instead: isolate(money(offer.instead)) });
  };
  return (
    <div css={line}>
      <TagIcon />
      <p>
        <strong>{t('product.bundle', { buy: deal.buy, free: deal.free })}</strong> {say('product.bundleOffer', whole)}
        {quantity !== whole && <span css={mine}>{say('product.bundleMine', quantity)}</span>}
      </p>
    </div>
  );
}
