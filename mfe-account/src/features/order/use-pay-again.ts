import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from 'shared-kernel/api/error-text';
import { isFormRejected } from 'shared-kernel/api/errors';
import { paymentGatewayQuery } from 'shared-kernel/commerce/payment-methods';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { webUrl } from 'shared-kernel/rules/links';
import { onCameBack } from 'shared-kernel/session/came-back';
import { browser } from 'shared-kernel/session/open-page';
import { ORDER_KEY } from './find-order';
import { payOrder } from './pay-order';

/** Pays an order again: opens the gateway's page, or shows the order's new state. */
export function usePayAgain({ id, order }: Pick<OrderDetail, 'id' | 'order'>) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // a second click can come before the next render
  const running = useRef(false);

  const read = () => queries.invalidateQueries({ queryKey: ORDER_KEY });
  const end = (text = '') => {
    running.current = false;
    setBusy(false);
    setProblem(text);
  };
  const pay = async (method: number) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem('');
    try {
      const answer = await payOrder(api, id, method);
      const gateway = answer === 1 ? null : webUrl(answer.redirect);
      if (gateway) return browser.open(gateway);
      // nothing is left to pay here: it is paid, or will be on delivery
      if (answer === 1) navigate(link('order', { id: order, placed: 1 }), { replace: true });
      await read();
      end(answer === 1 ? '' : t('pay.unstarted'));
    } catch (error) {
      end(errorText(error, t));
      if (!isFormRejected(error)) return;
      // it may have expired or been paid meanwhile, or the payment method is no longer offered
      void read();
      void queries.invalidateQueries(paymentGatewayQuery(api));
    }
  };

  // 'back' from the gateway's page shows this one as it was left
  useEffect(
    () =>
      onCameBack(() => {
        running.current = false;
        setBusy(false);
        void queries.invalidateQueries({ queryKey: ORDER_KEY });
      }),
    [queries],
  );
  return { pay, busy, problem };
}
