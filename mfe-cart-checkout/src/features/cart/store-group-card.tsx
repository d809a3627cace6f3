import { css } from '@emotion/react';
import { useMoney } from 'shared-kernel/commerce/site';
import type { Cart } from 'shared-kernel/contract/cart';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ChevronEndIcon } from 'shared-kernel/ui/icons';
import { card, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import type { StoreGroup } from '../../components/group-by-store';
import { strongAmount } from '../../components/page.styles';
import { StoreShipping } from '../../components/store-shipping';
import { CheckBox } from './check-box';
import { Line } from './line';
import type { RemovedLine } from './removed-lines';
import { UndoRemoval } from './undo-removal';

const box = css`
  ${card}
  overflow: clip;
`;
const head = css`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: calc(${token('touch')} + ${token('space-2')});
  padding-inline: ${token('space-4')};
  border-block-end: 1px solid ${token('colour-line')};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    min-block-size: ${token('touch')};
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

interface StoreGroupCardProps {
  /** includes the lines just removed, in their old places */
  group: StoreGroup;
  removed: readonly RemovedLine[];
  destination: Cart['destination'];
  onRemoved: (entry: RemovedLine) => void;
  onReturn: (inventoryId: number | null) => void;
}

/** The lines of one store with its link, subtotal and shipping (S141). */
export function StoreGroupCard({ group, removed, destination, onRemoved, onReturn }: StoreGroupCardProps) {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const money = useMoney();
  const { store, subtotal, shipping } = group;
  const entryOf = (id: number) => removed.find(({ line }) => line.id === id);
  const there = group.lines.filter(({ id }) => !entryOf(id));
  return (
    <section css={box} aria-label={store.name}>
      <header css={head}>
        {there.length > 0 && <CheckBox lines={there} name={t('cart.selectStore', { store: store.name })} />}
        <a href={href(link('store', { slug: store.slug }))}>
          {store.name}
          <ChevronEndIcon />
        </a>
      </header>
      <ul>
        {group.lines.map((line) => {
          const entry = entryOf(line.id);
          return entry ? (
            <UndoRemoval key={`removed-${line.id}`} entry={entry} onReturn={onReturn} />
          ) : (
            <Line key={line.id} line={line} destination={destination} onRemoved={onRemoved} />
          );
        })}
      </ul>
      {there.length > 0 && (
        <footer css={[foot, muted]}>
          <span>
            {t('cart.subtotalOf')} <span css={strongAmount}>{money(subtotal)}</span>
          </span>
          {shipping !== null && (
            <span>
              {t('summary.shipping')} <StoreShipping group={group} />
            </span>
          )}
        </footer>
      )}
    </section>
  );
}
