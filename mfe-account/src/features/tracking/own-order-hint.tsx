import { css } from '@emotion/react';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { paddedCard } from '../../components/page.styles';

const box = css`
  display: grid;
  gap: ${token('space-3')};
  h2 {
    font-size: ${token('text-lg')};
  }
`;

/** Links to the full order: for its owner in the account, for guests by mail; and to the contact form. The list of orders needs a login. */
export function OwnOrderHint({ code }: { code: string }) {
  const { t } = useTranslation('account');
  const href = useHref();
  return (
    <section css={[paddedCard, box]} aria-labelledby="own-order">
      <h2 id="own-order">{t('tracking.account')}</h2>
      <p css={muted}>{t('tracking.accountText')}</p>
      <ButtonLink wide href={href(link('orders'))}>
        {t('tracking.toOrders')}
      </ButtonLink>
      <p css={muted}>{t('orderLink.asGuest')}</p>
      <ButtonLink wide href={href(link('order-link'))}>
        {t('orderLink.send')}
      </ButtonLink>
      <ButtonLink wide href={href(link('contact', { order: code }))}>
        {t('tracking.contact')}
      </ButtonLink>
    </section>
  );
}
