import type { Address } from 'shared-kernel/contract/addresses';
import { isolate } from 'shared-kernel/i18n/isolate';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { muted } from 'shared-kernel/ui/page.styles';

/** The buyer's tax number, below the billing address. */
export function TaxNumber({ address: { tax_number } }: { address: Address }) {
  const { t } = useTranslation('account');
  return tax_number ? <p css={muted}>{t('invoice.taxNumber', { number: isolate(tax_number) })}</p> : null;
}
