import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import { useMoney } from 'shared-kernel/commerce/site';
import type { Cart, CartLine } from 'shared-kernel/contract/cart';
import { link } from 'shared-kernel/platform/links';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { card, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { groupByStore } from '../../components/group-by-store';
import { LineTitle } from '../../components/line-title';
import { strongAmount } from '../../components/page.styles';
import { StoreShipping } from '../../components/store-shipping';
import { SectionHead } from './section-head';
import { ShippingWay, sameWay } from './shipping-way';

const box = css`
  padding: ${token('space-3')} ${token('space-5')} ${token('space-2')};
  section {
    border-block-start: 1px solid ${token('colour-line')};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token('space-1')} ${token('space-4')};
    padding-block-start: ${token('space-3')};
  }
  h3 {
    font-size: ${token('text-md')};
  }
  header p {
    flex-basis: 100%;
  }
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: ${token('space-4')};
    align-items: start;
    padding-block: ${token('space-3')};
  }
  img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius-small')};
  }
`;

interface OrderedLinesProps extends Pick<Cart, 'destination'> {
  lines: readonly CartLine[];
}

/** The ordered lines by store, with shipping type and arrival, and a link back to the cart (issue 14). */
export function OrderedLines({ lines, destination }: OrderedLinesProps) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  return (
    <section css={[card, box]} aria-labelledby="ordered-lines">
      <SectionHead
        id="ordered-lines"
        title={t('checkout.lines')}
        change={{ path: link('cart'), label: t('checkout.changeLines') }}
      />
      {groupByStore(lines, destination).map((group) => {
        const together = sameWay(group.lines);
        return (
          <section key={group.store.id} aria-label={group.store.name}>
            <header>
              <h3>{group.store.name}</h3>
              <span>
                {t('summary.shipping')} <StoreShipping group={group} />
              </span>
              {together && <ShippingWay line={together} />}
            </header>
            <ul>
              {group.lines.map((line) => (
                <li key={line.id}>
                  <Picture image={line.flash_product.image} alt="" sizes="56px" />
                  <div>
                    <LineTitle line={line} />
                    <p css={muted}>{t('shipping.quantity', { count: line.quantity })}</p>
                    {!together && <ShippingWay line={line} />}
                  </div>
                  <span css={strongAmount}>
                    {money(toMinor(line.unit_price) * line.quantity - toMinor(line.bundle_offer))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
