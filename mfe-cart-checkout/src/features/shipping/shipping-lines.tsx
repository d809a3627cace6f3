import { css } from '@emotion/react';
import { Picture } from 'shared-kernel/commerce/picture';
import type { CartLine } from 'shared-kernel/contract/cart';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import type { PlaceScope } from 'shared-kernel/rules/shipping-place';
import { card, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { placeOf } from '../../components/checkout-blocker';
import { groupByStore } from '../../components/group-by-store';
import { LineTitle } from '../../components/line-title';
import { alert } from '../../components/page.styles';
import { StoreShipping } from '../../components/store-shipping';
import { Unshippable } from '../../components/unshippable';
import { LineShipping } from './line-shipping';

const box = css`
  ${card}
  h2,
  header {
    padding: ${token('space-4')} ${token('space-5')};
  }
  h2 {
    padding-block-end: 0;
    font-size: ${token('text-lg')};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token('space-1')} ${token('space-4')};
    border-block-end: 1px solid ${token('colour-line')};
  }
  h3 {
    font-size: ${token('text-md')};
  }
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${token('space-4')};
    padding: ${token('space-4')} ${token('space-5')};
    border-block-end: 1px solid ${token('colour-line')};
  }
  section:last-of-type li:last-of-type {
    border: 0;
  }
  img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius-small')};
  }
`;
const facts = css`
  display: grid;
  gap: ${token('space-2')};
  align-content: start;
`;

interface ShippingLinesProps {
  /** the checked lines */
  lines: readonly CartLine[];
  /** place of the chosen or typed address; null while there is none: prices are unknown then */
  to: PlaceScope | null;
  /** the server's errors about a line's shipping type, by line id */
  refused: Readonly<Record<string, readonly string[]>>;
  onChange: (lineId: number, type: number) => void;
}

/** Shipping of each checked line, by store: to the address or to a pickup point, with price and days (S145, S149). */
export function ShippingLines({ lines, to, refused, onChange }: ShippingLinesProps) {
  const { t } = useTranslation('cart-checkout');
  return (
    <section css={box} aria-labelledby="shipping-lines">
      <h2 id="shipping-lines">{t('shipping.lines')}</h2>
      {groupByStore(lines, to).map(({ store, lines: ofStore, shipping, isCharged }) => (
        <section key={store.id} aria-label={store.name}>
          <header>
            <h3>{store.name}</h3>
            {shipping !== null && (
              <span css={muted}>
                {t('summary.shipping')} <StoreShipping group={{ shipping, isCharged }} />
              </span>
            )}
          </header>
          <ul>
            {ofStore.map((line) => (
              <li key={line.id}>
                <Picture image={line.flash_product.image} alt="" sizes="72px" />
                <div css={facts}>
                  <LineTitle line={line} />
                  <p css={muted}>{t('shipping.quantity', { count: line.quantity })}</p>
                  {to &&
                    (placeOf(line, to) ? (
                      <LineShipping line={line} lines={lines} to={to} onChange={onChange} />
                    ) : (
                      <Unshippable line={line} to={to} />
                    ))}
                  <div role="alert">
                    {refused[line.id]?.map((text) => (
                      <p key={text} css={alert}>
                        {text}
                      </p>
                    ))}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
