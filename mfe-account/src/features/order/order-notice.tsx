import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { useStream } from 'shared-kernel/events/use-stream';
import { isolate } from 'shared-kernel/i18n/isolate';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { signedIn$ } from 'shared-kernel/session/profile';
import { ButtonLink } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { type Tone, tones } from '../../components/tones';
import { type Arrival, isNotDue, moneyBack, type StatusMessage } from './payment-state';

const box = css`
  display: grid;
  gap: ${token('space-1')};
  justify-items: start;
  padding: ${token('space-4')} ${token('space-5')};
  border-radius: ${token('radius-large')};
  a {
    margin-block-start: ${token('space-2')};
  }
  p a {
    text-decoration: underline;
  }
`;
const TONE: Record<StatusMessage, Tone> = {
  thanks: 'good',
  paid: 'good',
  confirming: 'wait',
  failed: 'bad',
  unpaid: 'wait',
  unstarted: 'bad',
  late: 'wait',
  inReview: 'wait',
  expired: 'wait',
  cancelled: 'wait',
};
/** Out of the flow while empty, so that it leaves no gap in the column. */
const silent = css`
  position: absolute;
`;

/** The shopper's own text. */
const reason = css`
  padding-inline-start: ${token('space-3')};
  border-inline-start: 3px solid currentColor;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** ms after which the initial message is inserted again, so that a screen reader announces it as a change */
const AFTER_LOAD = 400;

interface OrderNoticeProps {
  order: OrderDetail | undefined;
  message: StatusMessage | null;
  arrival: Arrival;
}

/** The order's status message at the top of its page (S162, S184). The live region always exists, so changes are announced. */
export function OrderNotice({ order, message, arrival }: OrderNoticeProps) {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setRound(1), AFTER_LOAD);
    return () => clearTimeout(timer);
  }, []);
  const shown = order && (message || moneyBack(order));
  return (
    <div role="status" css={shown ? undefined : silent}>
      {shown && <Content key={round} order={order} message={message} arrival={arrival} />}
    </div>
  );
}

/** Text key of the sentence below the message: claims a sent confirmation only if it is known (issue 14). */
function textOf(message: Exclude<StatusMessage, 'cancelled'>, { confirmation_sent }: OrderDetail) {
  if (message !== 'thanks' && message !== 'paid') return `${message}Text` as const;
  return confirmation_sent === 1 ? 'mailSent' : 'mailComes';
}

/** A chosen reason has the same text as title and message. */
const wordsOf = ({ title, message }: NonNullable<OrderDetail['cancellation']>) =>
  title === message ? title : `${title}: ${message}`;

function Content({ order, message, arrival }: OrderNoticeProps & { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const back = moneyBack(order);
  const { cancellation } = order;
  return (
    <div css={[box, tones[message ? TONE[message] : 'wait']]}>
      {message && <strong>{t(`statusMessage.${message}`)}</strong>}
      {message && message !== 'cancelled' && (
        <p>{t(`statusMessage.${textOf(message, order)}`, { email: order.address.email })}</p>
      )}
      {cancellation && (
        <blockquote css={reason}>
          <bdi>{wordsOf(cancellation)}</bdi>
        </blockquote>
      )}
      {back && <p>{t(`refund.${back}`)}</p>}
      {isNotDue(order, arrival) && <p>{t('refund.notDue')}</p>}
      {(message === 'thanks' || message === 'paid') && (
        <>
          <p>{t('statusMessage.next')}</p>
          {order.user.id === null && <AccountOffer order={order} />}
          <ButtonLink href={href(link('home'))}>{t('statusMessage.shopOn')}</ButtonLink>
        </>
      )}
      {message === 'expired' && <ButtonLink href={href(link('cart'))}>{t('statusMessage.toCart')}</ButtonLink>}
    </div>
  );
}

/**
 * A guest who signs up in this browser gets the order in the account (D30); one who opened it by a mail's link gets it by signing up with
 * the address that the mail went to (docs/decisions/0112). Not for signed-in shoppers, who have an account.
 */
function AccountOffer({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const signedIn = useStream(signedIn$, null);
  const href = useHref();
  const back = href(link('order', { id: order.order }));
  if (signedIn) return null;
  return (
    <p>
      {t('statusMessage.accountText', { email: isolate(order.address.email) })}{' '}
      <a href={href(link('register', { redirect: back }))}>{t('statusMessage.createAccount')}</a>
    </p>
  );
}
