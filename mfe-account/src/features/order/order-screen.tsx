import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useStream } from 'shared-kernel/events/use-stream';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { loginFromHere } from 'shared-kernel/session/open-login';
import { browser } from 'shared-kernel/session/open-page';
import { signedIn$ } from 'shared-kernel/session/profile';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { PackageIcon } from 'shared-kernel/ui/icons';
import { page } from 'shared-kernel/ui/page.styles';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';
import { stack } from '../../components/page.styles';
import { RowsShimmer } from '../../components/rows-shimmer';
import { orderQuery, type ReadOrder } from './find-order';
import { asksForInvoice } from './invoice/invoice-address';
import { OrderActions } from './order-actions';
import { OrderHead } from './order-head';
import { OrderNotice } from './order-notice';
import { OrderView } from './order-view';
import { PaymentCard } from './payment-card';
import { type Arrival, isAwaitingConfirmation, paymentStateOf, statusMessageOf } from './payment-state';
import { reviewedItem } from './review-address';
import { ReviewOfItem } from './review-of-item';
import { useOrder } from './use-order';

const Invoice = lazy(() =>
  import(/* webpackChunkName: "invoice" */ './invoice/invoice').then((m) => ({ default: m.Invoice })),
);

/** One order, or its invoice (S184). The API decides by session or guest token who may see it; for others it does not exist. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const payment = search.get('payment');
  const { order, unknown, isOver } = useOrder(id, payment);
  useCodeInAddress(id, order);
  const hydrated = useHydrated();
  // read before the shell checks the session
  const [seemedSignedIn] = useState(looksSignedIn);
  const isInvoice = asksForInvoice(search);
  const reviewed = order && hydrated ? reviewedItem(order, search) : null;
  return (
    <div css={page}>
      {order && isInvoice && hydrated ? (
        <Suspense fallback={<RowsShimmer />}>
          <Invoice order={order} />
        </Suspense>
      ) : (
        <>
          <OrderHead id={id} order={isInvoice ? undefined : order} />
          <div css={stack}>
            {unknown ? (
              <UnknownOrder seemedSignedIn={seemedSignedIn} />
            ) : isInvoice ? (
              <RowsShimmer />
            ) : (
              <OrderPage order={order} isOver={isOver} arrival={{ placed: search.has('placed'), payment }} />
            )}
          </div>
          {order && reviewed && <ReviewOfItem order={order} item={reviewed} />}
        </>
      )}
    </div>
  );
}

/** Older URLs contain an order's number, which reveals how many orders there are: its code replaces it (issue 14). */
function useCodeInAddress(id: string, order: ReadOrder | undefined): void {
  const { api } = usePage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    if (!order || id === order.order) return;
    queries.setQueryData(orderQuery(api, order.order).queryKey, order);
    navigate(link('order', { id: order.order }) + search + hash, { replace: true });
  }, [id, order, search, hash, api, queries, navigate]);
}

interface OrderPageProps {
  order: ReadOrder | undefined;
  isOver: boolean;
  arrival: Arrival;
}

/** What happened to the order, what is to be paid, then the actions and the order itself. */
function OrderPage({ order, isOver, arrival }: OrderPageProps) {
  const state = order && paymentStateOf(order, isOver);
  return (
    <>
      <OrderNotice
        order={order}
        message={order && state ? statusMessageOf(order, state, arrival) : null}
        arrival={arrival}
      />
      {order && state === 'payable' && (
        <PaymentCard order={order} isAwaitingConfirmation={isAwaitingConfirmation(order, arrival.payment)} />
      )}
      {order ? (
        <>
          <OrderActions order={order} />
          <OrderView order={order} />
        </>
      ) : (
        <RowsShimmer />
      )}
    </>
  );
}

/** Sends a visitor to the login and back (S022), noting an ended session; a customer sees that there is no such order. */
function UnknownOrder({ seemedSignedIn }: { seemedSignedIn: boolean }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const { language } = usePage();
  const signedIn = useStream(signedIn$, null);
  const login = loginFromHere(language, signedIn === false && seemedSignedIn ? 'ended' : undefined);
  useEffect(() => {
    if (signedIn === false) browser.replace(login);
  }, [signedIn, login]);
  return (
    <EmptyState icon={<PackageIcon />} title={t('order.notFound')}>
      <ButtonLink look="primary" href={signedIn ? href(link('orders')) : login}>
        {signedIn ? t('orders.title') : t('order.signIn')}
      </ButtonLink>
    </EmptyState>
  );
}
