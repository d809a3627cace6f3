import { css } from '@emotion/react';
import { useMoney } from 'shared-kernel/commerce/site';
import type { CartLine } from 'shared-kernel/contract/cart';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { bundleOffer, freePieces } from 'shared-kernel/rules/bundle';
import { toMinor } from 'shared-kernel/rules/money';
import { TagIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';

const note = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space-2')};
  font-size: ${token('text-sm')};
  color: ${token('colour-sale')};
  &[data-reached] {
    color: ${token('colour-success')};
  }
  svg {
    margin-block-start: 0.2em;
  }
`;

interface BundleNoteProps {
  line: CartLine;
  /** the chosen quantity, which the server may not have yet */
  quantity: number;
}

/**
 * A bundle deal in money (D22): what it saves now, or how many more pieces it needs. It applies from `buy` pieces, of which `free` are
 * free (wire contract §8).
 */
export function BundleNote({ line, quantity }: BundleNoteProps) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  const deal = line.bundle_deal;
  if (!deal) return null;
  const whole = deal.buy;
  const reached = freePieces(quantity, deal) > 0;
  const pieces = reached ? quantity : whole;
  const offer = bundleOffer(pieces, toMinor(line.unit_price), deal);
  if (!offer) return null;
  const amounts = { price: money(offer.price), instead: money(offer.instead) };
  return (
    <p css={note} data-reached={reached || undefined}>
      <TagIcon />
      <span>
        {t('cart.bundle', { take: whole, pay: whole - freePieces(whole, deal) })}{' '}
        {reached
          ? t('cart.bundleMine', { quantity: pieces, ...amounts })
          : t('cart.bundleMissing', { count: whole - quantity, whole, ...amounts })}
      </span>
    </p>
  );
}
