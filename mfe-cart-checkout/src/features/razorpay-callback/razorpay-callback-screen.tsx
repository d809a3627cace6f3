import { useTranslation } from 'react-i18next';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { WarningIcon } from 'shared-kernel/ui/icons';
import { page } from '../../components/page.styles';

/** Where a gateway sends the shopper back to. Opened without a payment there is nothing to wait for (S165). */
export function RazorpayCallbackScreen() {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  return (
    <div css={page}>
      <EmptyState icon={<WarningIcon />} title={t('callback.nothing')}>
        <ButtonLink look="primary" href={href(path.account('orders'))}>
          {t('callback.orders')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
