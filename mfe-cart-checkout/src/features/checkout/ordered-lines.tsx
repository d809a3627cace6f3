import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import { useMoney } from 'shared-kernel/commerce/site';
import type { CartLine } from 'shared-kernel/contract/cart';
import { link } from 'shared-kernel/platform/links';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { card, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { LineTitle } from '../../components/line-title';
import { strongAmount } from '../../components/page.styles';
import { SectionHead } from './section-head';

const box = css`
  padding: ${token('space-3')} ${token('space-5')} ${token('space-2')};
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: ${token('space-4')};
    align-items: start;
    padding-block: ${token('space-3')};
    border-block-start: 1px solid ${token('colour-line')};
  }
  img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius-small')};
  }
`;

/** What is ordered, in short, with the way back to the cart. */
export function OrderedLines({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  return (
    <section css={[card, box]} aria-labelledby="ordered-lines">
      <SectionHead
        id="ordered-lines"
        title={t('checkout.lines')}
        change={{ path: link('cart'), label: t('checkout.changeLines') }}
      />
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <Picture image={line.flash_product.image} alt="" sizes="56px" />
            <div>
              <LineTitle line={line} />
              <p css={muted}>{t('shipping.quantity', { count: line.quantity })}</p>
            </div>
            <span css={strongAmount}>
              {money(toMinor(line.unit_price) * line.quantity - toMinor(line.bundle_offer))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
