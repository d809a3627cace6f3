import { css } from '@emotion/react';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { formatPercent } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { invoiceTaxes, titleHasPercent } from 'shared-kernel/rules/order-taxes';
import { amount, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { useOrderMoney } from '../../../components/order-money';
import { facts } from '../../../components/page.styles';
import { AmountRows } from '../amount-rows';

const box = css`
  display: grid;
  gap: ${token('space-3')};
  justify-self: end;
  inline-size: min(100%, 320px);
  break-inside: avoid;
`;

const heading = css`
  margin: 0 0 ${token('space-1')};
  font-size: ${token('text-sm')};
`;

const small = css`
  font-size: ${token('text-sm')};
`;

/** The sums of the invoice. */
export function InvoiceTotals({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  return (
    <div css={box}>
      <AmountRows order={order} />
      <TaxRates order={order} />
      <p css={muted}>
        {t('invoice.currency', { currency: order.currency })}
        {order.calculated.tax > 0 && (
          <>
            <br />
            {t(order.calculated.tax_included ? 'invoice.pricesWith' : 'invoice.pricesWithout')}
          </>
        )}
      </p>
    </div>
  );
}

/** The tax within the amounts, by the rules and rates of the order's day, each with the amount that it is calculated on (issue 14). */
function TaxRates({ order }: { order: OrderDetail }) {
  const { language } = usePage();
  const { t } = useTranslation('account');
  const money = useOrderMoney(order);
  const rates = invoiceTaxes(order);
  if (rates.length === 0) return null;
  return (
    <section aria-labelledby="invoice-taxes">
      <h3 id="invoice-taxes" css={heading}>
        {t('invoice.taxes')}
      </h3>
      <dl css={facts}>
        {rates.map(({ title, percent, base, amount: sum }) => (
          <div key={`${title} ${percent}`}>
            <dt>
              <bdi>{title ?? t('invoice.untaxed')}</bdi>
              {title !== null &&
                percent !== null &&
                !titleHasPercent(title, percent) &&
                ` ${formatPercent(language, percent)}`}
              {base !== null && <div css={small}>{t('invoice.net', { amount: money(base) })}</div>}
            </dt>
            <dd css={amount}>{money(sum)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
