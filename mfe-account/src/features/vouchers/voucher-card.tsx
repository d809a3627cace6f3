import { css } from '@emotion/react';
import { useMoney } from 'shared-kernel/commerce/site';
import { useVoucherText } from 'shared-kernel/commerce/use-voucher-text';
import type { UserVoucher } from 'shared-kernel/contract/vouchers';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { ButtonLink } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { VoucherCode } from './voucher-code';
import { VoucherValidity } from './voucher-validity';

/** a ticket: the reduction on the stub, the rest beside it */
const ticket = css`
  display: grid;
  grid-template-columns: minmax(104px, 32%) minmax(0, 1fr);
  block-size: 100%;
  overflow: hidden;
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-raised')};
`;
const stub = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token('space-1')};
  padding: ${token('space-4')} ${token('space-3')};
  border-inline-end: 2px dashed ${token('colour-line')};
  background: ${token('colour-primary-soft')};
  color: ${token('colour-primary-ink')};
  text-align: center;
  strong {
    font-size: ${token('text-xl')};
    line-height: ${token('leading-tight')};
  }
  span {
    font-size: ${token('text-sm')};
  }
`;
const facts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-1')};
  padding: ${token('space-4')};
  font-size: ${token('text-sm')};
  h2 {
    font-size: ${token('text-md')};
  }
`;
const quiet = css`
  color: ${token('colour-ink-muted')};
`;
const actions = css`
  display: grid;
  gap: ${token('space-2')};
  align-self: end;
  margin-block-start: ${token('space-2')};
`;
const usedUp = css`
  > div {
    background: ${token('colour-sunken')};
    color: ${token('colour-ink-muted')};
  }
`;

/** A voucher (S199): its reduction, minimum spend, validity, remaining uses, and the ways to use it. */
export function VoucherCard({ voucher, serverTime }: { voucher: UserVoucher; serverTime: string }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const money = useMoney();
  const { off, upTo } = useVoucherText()(voucher);
  const { title, code, min_spend, uses_left: usesLeft } = voucher;
  const over = usesLeft === 0;
  return (
    <article css={[ticket, over && usedUp]} aria-label={title}>
      <div css={stub}>
        <strong>{off}</strong>
        {upTo && <span>{upTo}</span>}
      </div>
      <div css={facts}>
        <h2>{title}</h2>
        <p>{min_spend > 0 ? t('vouchers.minSpend', { amount: money(toMinor(min_spend)) }) : t('vouchers.noMinimum')}</p>
        <p css={quiet}>
          <VoucherValidity end={voucher.end_time} serverTime={serverTime} />
        </p>
        {over ? (
          <p>
            <strong>{t('vouchers.usedUp')}</strong>
          </p>
        ) : (
          <>
            {usesLeft !== null && <p css={quiet}>{t('vouchers.usesLeft', { count: usesLeft })}</p>}
            <div css={actions}>
              <VoucherCode code={code} />
              <ButtonLink
                href={href(link('checkout', { voucher: code }))}
                look="soft"
                aria-label={t('vouchers.useNamed', { title })}
              >
                {t('vouchers.use')}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </article>
  );
}
