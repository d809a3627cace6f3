import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMoney } from 'shared-kernel/commerce/site';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { token } from 'shared-kernel/ui/tokens';
import type { StoreGroup } from '../../components/group-by-store';
import { amount, card, muted } from '../../components/page.styles';
import { CheckBox } from './check-box';
import { Line } from './line';

const head = css`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-2')} ${token('space-4')};
  border-block-end: 1px solid ${token('colour-line')};
  a {
    font-weight: ${token('weight-strong')};
  }
`;
const foot = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token('space-1')} ${token('space-6')};
  padding: ${token('space-3')} ${token('space-4')};
`;

/** The lines of one store with its link, subtotal and shipping (S141). */
export function StoreGroupCard({ group }: { group: StoreGroup }) {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const money = useMoney();
  const { store, lines, subtotal, shipping } = group;
  return (
    <section css={card} aria-label={store.name}>
      <header css={head}>
        <CheckBox lines={lines} name={t('cart.selectStore', { store: store.name })} />
        <a href={href(path.store(store.slug))}>{store.name}</a>
      </header>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <footer css={[foot, muted]}>
        <span>
          {t('cart.subtotalOf')} <span css={amount}>{money(subtotal)}</span>
        </span>
        {shipping !== null && (
          <span>
            {t('cart.shippingOf')} <span css={amount}>{money(shipping)}</span>
          </span>
        )}
      </footer>
    </section>
  );
}
