import type { OrderedProduct } from 'shared-kernel/contract/orders';
import { formatDay } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { muted } from 'shared-kernel/ui/page.styles';

/** Until when a delivered item can be returned, or why it cannot (issue 14). */
export function ReturnNote({ terms }: { terms: OrderedProduct['return_terms'] }) {
  const { language } = usePage();
  const { t } = useTranslation('account');
  if (!terms || terms.until === null) return null;
  const { possible, reason, open, free, pieces } = terms;
  if (!possible) return <p css={muted}>{t(`return.no.${reason ?? 'unknown'}`)}</p>;
  const day = formatDay(language, terms.until);
  if (!open) return <p css={muted}>{t('return.over', { day })}</p>;
  // all pieces are in returns, which are shown below
  if (pieces === 0) return null;
  return <p css={muted}>{t(free ? 'return.untilFree' : 'return.until', { day })}</p>;
}
