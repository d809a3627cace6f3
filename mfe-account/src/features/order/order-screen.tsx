import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useStream } from 'shared-kernel/events/use-stream';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { browser } from 'shared-kernel/session/open-page';
import { signedIn$ } from 'shared-kernel/session/profile';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { PackageIcon } from 'shared-kernel/ui/icons';
import { page, stack } from '../../components/page.styles';
import { RowsShimmer } from '../../components/rows-shimmer';
import { OrderNotice } from './order-notice';
import { isLookedFor, standingOf, toldOf } from './order-standing';
import { OrderView } from './order-view';
import { PaymentCard } from './payment-card';
import { useOrder } from './use-order';

/** One order (S184). Whose it is decides the API by session or guest token; others are told nothing about it. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const arrival = { placed: search.has('placed'), payment: search.get('payment') };
  const { order, unknown, isOver } = useOrder(Number(id), arrival.payment);
  const standing = order && standingOf(order, isOver);
  return (
    <div css={page}>
      <h1 tabIndex={-1}>{t('order.title', { id })}</h1>
      <div css={stack}>
        {!unknown && <OrderNotice order={order} told={order && standing ? toldOf(order, standing, arrival) : null} />}
        {order && standing === 'payable' && (
          <PaymentCard order={order} isLookedFor={isLookedFor(order, arrival.payment)} />
        )}
        {order ? <OrderView order={order} /> : unknown ? <UnknownOrder /> : <RowsShimmer />}
      </div>
    </div>
  );
}

/** A visitor is asked to log in, with the way back (S022); who is logged in is told that there is no such order. */
function UnknownOrder() {
  const { t } = useTranslation('account');
  const href = useHref();
  const { pathname, search } = useLocation();
  const { language } = usePage();
  const signedIn = useStream(signedIn$, null);
  const back = `${language === 'en' ? '' : `/${language}`}${pathname}${search}`;
  const login = href(path.login(back));
  useEffect(() => {
    if (signedIn === false) browser.replace(login);
  }, [signedIn, login]);
  return (
    <EmptyState icon={<PackageIcon />} title={t('order.notFound')}>
      <ButtonLink look="primary" href={signedIn ? href(path.account('orders')) : login}>
        {signedIn ? t('orders.title') : t('order.signIn')}
      </ButtonLink>
    </EmptyState>
  );
}
