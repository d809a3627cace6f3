import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countriesQuery } from 'shared-kernel/commerce/addresses/countries';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { CommonData } from 'shared-kernel/contract/site';
import { formatDate } from 'shared-kernel/i18n/format';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { pageTitle } from 'shared-kernel/rules/page-title';
import { asInvoiced } from 'shared-kernel/rules/returned-money';
import { isAllPickedUp } from 'shared-kernel/rules/shipping-place';
import { from, upTo } from 'shared-kernel/ui/breakpoints';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { ChevronStartIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { deliveryKey, methodKey, paymentKey } from '../../../components/order-words';
import { facts, paddedCard, unprinted } from '../../../components/page.styles';
import { CreditNotes } from '../credit-notes/credit-notes';
import { Buyer } from './buyer';
import { DownloadInvoice } from './download-invoice';
import { InvoiceLines } from './invoice-lines';
import { invoiceNumber, invoiceTitle } from './invoice-title';
import { InvoiceTotals } from './invoice-totals';
import { Seller, type SellerLines } from './seller';
import { usePrintStyles } from './use-print-styles';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-3')};
  max-inline-size: 210mm;
  margin: ${token('space-4')} auto;
  ${unprinted}
`;
const files = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;
/** Documents of their own, so they are not printed with the invoice. */
const notes = css`
  max-inline-size: 210mm;
  margin: 0 auto ${token('space-4')};
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;
const sheet = css`
  ${paddedCard}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-8')};
  max-inline-size: 210mm;
  margin-inline: auto;
  h1 {
    margin: 0 0 ${token('space-2')};
  }
  h2 {
    margin-block-end: ${token('space-2')};
    color: ${token('colour-ink-muted')};
    font-size: ${token('text-sm')};
  }
  ${from(768)} {
    padding: ${token('space-12')};
  }
  @media print {
    max-inline-size: none;
    padding: 0;
    border: 0;
    border-radius: 0;
  }
`;
const sides = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space-6')};
  align-items: start;
  ${upTo(576)} {
    grid-template-columns: 1fr;
  }
  @media print {
    grid-template-columns: 1fr 1fr;
  }
`;
const named = css`
  ${facts}
  gap: ${token('space-1')};
  font-size: ${token('text-sm')};
`;
const mark = css`
  justify-self: start;
  padding: ${token('space-1')} ${token('space-4')};
  border: 2px solid currentColor;
  border-radius: ${token('radius-small')};
  color: ${token('colour-danger')};
  font-size: ${token('text-lg')};
  font-weight: ${token('weight-strong')};
`;

/**
 * The invoice of an order, to be read and printed: the shop, the buyer, the items by store, their cost with the tax of each rate, and
 * whether it is paid. The page's title contains its number, so that a file made of it gets that name. Until it is issued, the same sheet
 * is a summary of the order, under the order's code.
 */
export function Invoice({ order: placed }: { order: OrderDetail }) {
  const order = asInvoiced(placed);
  const { api, language, site } = usePage();
  const { t } = useTranslation('account');
  const href = useHref();
  usePrintStyles();
  const { invoice } = order;
  // today's shop settings and older APIs send no names of countries and states
  const { data: places } = useQuery({
    ...countriesQuery(api),
    enabled: !(order.address.named && invoice?.seller.named),
  });
  const number = invoiceNumber(order);
  const title = pageTitle(invoiceTitle(t, order), site.common.site_setting);
  useEffect(() => {
    // the server cannot write it for a guest, whose order it does not know
    document.title = title;
  }, [title]);
  const day = (moment: string) => formatDate(language, moment, order.time_zone ? { timeZone: order.time_zone } : {});
  const isCalledOff = order.cancelled === 1 || order.refunded === 1;
  return (
    <>
      <div css={bar}>
        <ButtonLink look="quiet" href={href(link('order', { id: order.order }))}>
          <ChevronStartIcon />
          {t('invoice.back')}
        </ButtonLink>
        <div css={files}>
          <Button look={invoice ? 'quiet' : 'primary'} onClick={() => window.print()}>
            {t(invoice ? 'invoice.printPage' : 'invoice.print')}
          </Button>
          {invoice && <DownloadInvoice orderId={order.id} />}
        </div>
      </div>
      <div css={notes}>
        <CreditNotes order={placed} />
      </div>
      <article css={sheet} aria-labelledby="invoice">
        <div css={sides}>
          <Seller seller={invoice?.seller ?? shopOf(site.common)} places={places} />
          <div>
            <h1 id="invoice">{t(invoice === null ? 'invoice.summary' : 'invoice.name')}</h1>
            <dl css={named}>
              {invoice !== null && (
                <div>
                  <dt>{t('invoice.number')}</dt>
                  <dd>
                    <bdi dir="ltr">{number}</bdi>
                  </dd>
                </div>
              )}
              <div>
                <dt>{t('invoice.date')}</dt>
                <dd>{day(invoice?.issued_at ?? order.created_at)}</dd>
              </div>
              {invoice && (
                <div>
                  <dt>{t('invoice.ordered')}</dt>
                  <dd>{day(order.created_at)}</dd>
                </div>
              )}
              <div>
                <dt>{t('invoice.order')}</dt>
                <dd>
                  <bdi dir="ltr">{order.order}</bdi>
                </dd>
              </div>
            </dl>
          </div>
        </div>
        {isCalledOff && <p css={mark}>{t(deliveryKey(order))}</p>}
        <div css={sides}>
          <Buyer address={order.address} places={places} isPickedUp={isAllPickedUp(order.ordered_products)} />
          <section aria-labelledby="invoice-payment">
            <h2 id="invoice-payment">{t('invoice.payment')}</h2>
            <dl css={named}>
              <div>
                <dt>{t('orders.method')}</dt>
                <dd>{t(methodKey(order.order_method))}</dd>
              </div>
              <div>
                <dt>{t('orders.payment')}</dt>
                <dd>{t(paymentKey({ ...order, cancelled: placed.cancelled }))}</dd>
              </div>
            </dl>
          </section>
        </div>
        <InvoiceLines order={order} />
        <InvoiceTotals order={order} />
      </article>
    </>
  );
}

/** The shop's current data, for an order without an invoice. */
function shopOf({ setting, site_setting }: CommonData): SellerLines {
  return { ...setting, name: site_setting.site_name, site_url: site_setting.site_url };
}
