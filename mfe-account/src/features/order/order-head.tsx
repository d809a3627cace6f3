import { css } from '@emotion/react';
import { isolate } from 'shared-kernel/i18n/isolate';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ChevronStartIcon } from 'shared-kernel/ui/icons';
import { LocalTime } from 'shared-kernel/ui/local-time';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { Badge } from '../../components/badge';
import { deliveryKey, deliveryTone } from '../../components/order-words';
import type { ReadOrder } from './find-order';

const back = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-block-size: ${token('touch')};
  color: ${token('colour-primary-ink')};
  font-size: ${token('text-sm')};
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
`;
const title = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  margin-block-end: ${token('space-5')};
  h1 {
    margin: 0;
  }
  > p {
    flex-basis: 100%;
  }
`;

interface OrderHeadProps {
  /** as in the URL */
  id: string;
  /** undefined while it loads, or when it is not the visitor's */
  order: ReadOrder | undefined;
}

/** The order's name, when it was placed and its progress. */
export function OrderHead({ id, order }: OrderHeadProps) {
  const { t } = useTranslation('account');
  const href = useHref();
  return (
    <>
      {/* a guest has no list of orders */}
      {order?.user.id && (
        <a href={href(link('orders'))} css={back}>
          <ChevronStartIcon />
          {t('orders.title')}
        </a>
      )}
      <div css={title}>
        <h1 tabIndex={-1}>{t('order.title', { id: isolate(order?.order ?? id) })}</h1>
        {order && (
          <>
            <Badge tone={deliveryTone(order)}>{t(deliveryKey(order))}</Badge>
            <p css={muted}>
              {t('orders.placed')}: <LocalTime at={order.created_at} />
            </p>
          </>
        )}
      </div>
    </>
  );
}
