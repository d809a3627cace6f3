import { css } from '@emotion/react';
import { ORDER_STATES } from 'shared-kernel/contract/filters';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { from } from 'shared-kernel/ui/breakpoints';
import { IconButton } from 'shared-kernel/ui/button';
import { inputStyle } from 'shared-kernel/ui/field';
import { SearchIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { useCurrentInView } from 'shared-kernel/ui/use-current-in-view';
import { ORDERS_PARAM, type OrdersView, ordersParams, ordersPath } from './orders-address';

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  ${from(768)} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const tabs = css`
  grid-column: 1 / -1;
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${token('colour-line')};
  a {
    display: flex;
    align-items: center;
    min-block-size: ${token('touch')};
    padding-inline: ${token('space-4')};
    border-block-end: 3px solid transparent;
    color: ${token('colour-ink-muted')};
    white-space: nowrap;
  }
  @media (hover: hover) {
    a:hover {
      color: ${token('colour-ink')};
    }
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  [aria-current] {
    border-color: ${token('colour-primary')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
  }
`;
const search = css`
  position: relative;
  max-inline-size: 480px;
  input {
    padding-inline-end: ${token('touch')};
    border-radius: ${token('radius-full')};
    padding-inline-start: ${token('space-4')};
  }
  button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;
const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  a {
    display: flex;
    align-items: center;
    min-block-size: 36px;
    padding-inline: ${token('space-4')};
    border: 1px solid ${token('colour-line-strong')};
    border-radius: ${token('radius-full')};
    font-size: ${token('text-sm')};
    @media (hover: none) {
      min-block-size: ${token('touch')};
    }
  }
  @media (hover: hover) {
    a:hover {
      border-color: ${token('colour-primary')};
    }
  }
  [aria-current] {
    border-color: ${token('colour-primary')};
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
  }
`;

/** Filters of the orders: links and a native form, which work without scripts (S183). */
export function OrdersFilter({ view }: { view: OrdersView }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const states = useCurrentInView<HTMLElement>(view.state);
  /** A link to the first page of this view with one filter changed. */
  const entry = (change: Partial<OrdersView>, text: string) => {
    const isShown = Object.entries(change).every(([name, value]) => view[name as keyof OrdersView] === value);
    const to = { ...view, page: 1, ...change };
    // orders to pay are unpaid anyway
    const address = ordersPath(to.state === 'to_pay' ? { ...to, paid: null } : to);
    return (
      <a key={text} href={href(address)} aria-current={isShown || undefined}>
        {text}
      </a>
    );
  };
  return (
    <div css={box}>
      <nav ref={states} aria-label={t('orders.filter.state')} css={tabs}>
        {entry({ state: null }, t('orders.filter.all'))}
        {ORDER_STATES.map((state) => entry({ state }, t(`orders.filter.${state}`)))}
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: the shell follows GET forms that say role=search (client/follow-links) */}
      <form role="search" aria-label={t('orders.filter.find')} action={href(link('orders'))} css={search}>
        {ordersParams({ ...view, query: '', page: 1 }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          // a new URL resets the text
          key={view.query}
          type="search"
          name={ORDERS_PARAM.query}
          defaultValue={view.query}
          maxLength={100}
          placeholder={t('orders.filter.search')}
          aria-label={t('orders.filter.search')}
          autoComplete="off"
          css={inputStyle}
        />
        <IconButton type="submit" label={t('orders.filter.find')}>
          <SearchIcon />
        </IconButton>
      </form>
      {view.state !== 'to_pay' && (
        <nav aria-label={t('orders.filter.payment')} css={chips}>
          {entry({ paid: null }, t('orders.filter.any'))}
          {entry({ paid: true }, t('payment.paid'))}
          {entry({ paid: false }, t('payment.unpaid'))}
        </nav>
      )}
    </div>
  );
}
