import { FILTER, ORDER_STATES, type OrderState } from 'shared-kernel/contract/filters';
import { link } from 'shared-kernel/platform/links';
import { pageOf } from '../../components/page-of';

/** Filters and page of the order list, as in the URL (S183). */
export interface OrdersView {
  /** null: all */
  state: OrderState | null;
  /** null: paid or not */
  paid: boolean | null;
  /** part of a tracking code, an order's number, or words of a bought item's title; empty: any */
  query: string;
  page: number;
}

/** Names of the URL's parameters; page and query have the same names as in the listings. */
export const ORDERS_PARAM = { state: 'state', payment: 'payment', query: FILTER.query, page: FILTER.page } as const;
const PAYMENT = { paid: 'paid', unpaid: 'unpaid' } as const;
const LONGEST_QUERY = 100;

const ALL_ORDERS: OrdersView = { state: null, paid: null, query: '', page: 1 };

/** Parses a URL; unknown values mean no filter and the first page. */
export function ordersView(search: URLSearchParams): OrdersView {
  const state = search.get(ORDERS_PARAM.state);
  const payment = search.get(ORDERS_PARAM.payment);
  return {
    state: ORDER_STATES.find((known) => known === state) ?? null,
    paid: payment === PAYMENT.paid ? true : payment === PAYMENT.unpaid ? false : null,
    // no code contains a NUL, and the server accepts none
    query: (search.get(ORDERS_PARAM.query) ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_QUERY),
    page: pageOf(search),
  };
}

/** The URL's parameters for a view, without those that filter nothing. */
export function ordersParams(view: Partial<OrdersView>): [name: string, value: string][] {
  const { state, paid, query, page } = { ...ALL_ORDERS, ...view };
  const params: [string, string | null][] = [
    [ORDERS_PARAM.state, state],
    [ORDERS_PARAM.payment, paid === null ? null : paid ? PAYMENT.paid : PAYMENT.unpaid],
    [ORDERS_PARAM.query, query],
    [ORDERS_PARAM.page, page > 1 ? String(page) : null],
  ];
  return params.filter((param): param is [string, string] => Boolean(param[1]));
}

/** Path of a view of the orders, without language prefix. */
export function ordersPath(view: Partial<OrdersView>): string {
  const params = ordersParams(view);
  return link('orders') + (params.length > 0 ? `?${new URLSearchParams(params)}` : '');
}

/** True when any filter is set. */
export const isNarrowed = ({ state, paid, query }: OrdersView) => state !== null || paid !== null || query !== '';
