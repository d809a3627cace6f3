import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { MessagePage } from 'shared-kernel/ui/message-page';
import { Spinner } from 'shared-kernel/ui/spinner';
import { readReturn } from './read-return';
import { useFinishedPayment } from './use-finished-payment';

const waiting = css`
  display: grid;
  justify-items: center;
  gap: inherit;
`;

/**
 * Razorpay's return URL: 'Please wait' while the server verifies the payment, then the order's page (S159). Without a payment it
 * shows a message (S165); the link to the order is there from the start and works without JavaScript.
 */
export function RazorpayCallbackScreen() {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const [query] = useSearchParams();
  const back = useMemo(() => readReturn(query), [query]);
  const refusal = useFinishedPayment(back);
  if (!back)
    return (
      <MessagePage title={t('callback.nothing')} text={t('callback.nothingHint')}>
        <ButtonLink look="primary" href={href(link('orders'))}>
          {t('callback.orders')}
        </ButtonLink>
        <ButtonLink href={href(link('home'))}>{t('callback.shopOn')}</ButtonLink>
      </MessagePage>
    );
  const toOrder = (
    <ButtonLink look={refusal ? 'primary' : 'quiet'} href={href(link('order', { id: back.order }))}>
      {t('callback.order')}
    </ButtonLink>
  );
  if (refusal)
    return (
      <div role="alert">
        <MessagePage title={t('callback.refused')} text={refusal}>
          {toOrder}
        </MessagePage>
      </div>
    );
  return (
    <MessagePage title={t('callback.wait')} text={t('callback.checking')}>
      <div css={waiting}>
        <Spinner />
        {toOrder}
      </div>
    </MessagePage>
  );
}
