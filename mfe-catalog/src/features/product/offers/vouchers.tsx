import { memo, useState } from 'react';
import { copyText } from 'shared-kernel/commerce/copy-text';
import { useVoucherText } from 'shared-kernel/commerce/use-voucher-text';
import type { ProductDetail, VoucherCard } from 'shared-kernel/contract/product';
import { formatDate } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { type Minor, toMinor } from 'shared-kernel/rules/money';
import { Button } from 'shared-kernel/ui/button';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { WrittenText } from 'shared-kernel/ui/written-text';

const heading = lateCss`
  margin-block-end: ${token('space-2')};
  font-size: ${token('text-sm')};
`;
const row = lateCss`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(280px, 1fr);
  gap: ${token('space-2')};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline proximity;
  scrollbar-width: thin;
  padding-block-end: ${token('space-2')};
`;
const cardLook = lateCss`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  padding: ${token('space-2')} ${token('space-3')};
  border: 1px dashed ${token('colour-line-strong')};
  border-radius: ${token('radius-medium')};
  font-size: ${token('text-xs')};
  scroll-snap-align: start;
  strong {
    display: block;
    font-size: ${token('text-sm')};
  }
  time {
    color: ${token('colour-ink-muted')};
  }
  code {
    font-size: ${token('text-xs')};
    overflow-wrap: anywhere;
  }
`;

const more = lateCss`
  font-size: ${token('text-sm')};
  summary {
    padding-block: ${token('space-3')};
    cursor: pointer;
    color: ${token('colour-primary-ink')};
  }
  ul {
    display: grid;
    gap: ${token('space-2')};
  }
`;

interface VouchersProps {
  vouchers: ProductDetail['vouchers'];
  /** price of the chosen pieces */
  goods: Minor;
  timeZone: string;
}

/**
 * The current vouchers (S111, D22): what they give, until when, and the code to copy. Those with a minimum spend above the price of
 * the chosen pieces are behind 'all vouchers'.
 */
export const Vouchers = memo(function Vouchers({ vouchers, goods, timeZone }: VouchersProps) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const inWords = useVoucherText();
  const [copied, setCopied] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [days] = useState(() => new Map<string, string>());
  if (!vouchers.length) return null;
  const copy = async (code: string) => {
    const done = await copyText(code);
    setCopied(done ? code : null);
    setAnnouncement(t(done ? 'product.codeCopied' : 'product.notCopied', { code }));
  };
  const applies = ({ min_spend }: VoucherCard) => toMinor(min_spend) <= goods;
  const card = (voucher: VoucherCard) => (
    <li key={voucher.id} css={cardLook}>
      <p>
        <strong>{inWords(voucher).whole}</strong>
        <time dateTime={voucher.end_time}>
          <WrittenText
            by={voucher.end_time}
            kept={days}
            write={() => t('product.validUntil', { date: formatDate(language, voucher.end_time, { timeZone }) })}
          />
        </time>
      </p>
      <Button small aria-label={t('product.copyCode', { code: voucher.code })} onClick={() => void copy(voucher.code)}>
        <code dir="ltr">{voucher.code}</code>
        {copied === voucher.code && ' ✓'}
      </Button>
    </li>
  );
  const fitting = vouchers.filter(applies);
  const others = vouchers.filter((voucher) => !applies(voucher));
  return (
    <section aria-labelledby="vouchers-title">
      <h2 id="vouchers-title" css={heading}>
        {t('product.vouchers')}
      </h2>
      {fitting.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller needs the focus (WCAG 2.1.1)
        <ul css={row} tabIndex={0} aria-labelledby="vouchers-title" data-dated="">
          {fitting.map(card)}
        </ul>
      )}
      {others.length > 0 && (
        <details css={more}>
          <summary>{t('product.allVouchers', { count: vouchers.length })}</summary>
          <ul>{others.map(card)}</ul>
        </details>
      )}
      <p role="status" css={visuallyHidden}>
        {announcement}
      </p>
    </section>
  );
});
