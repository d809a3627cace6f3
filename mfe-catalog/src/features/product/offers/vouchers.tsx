import { useState } from 'react';
import { copyText } from 'shared-kernel/commerce/copy-text';
import { useVoucherText } from 'shared-kernel/commerce/use-voucher-text';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { formatDate } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
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
const card = lateCss`
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

/** The running vouchers that the product can be bought with (S111, D22): what they give, until when, and the code to take along. */
export function Vouchers({ vouchers, timeZone }: { vouchers: ProductDetail['vouchers']; timeZone: string }) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const inWords = useVoucherText();
  const [copied, setCopied] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  if (!vouchers.length) return null;
  const copy = async (code: string) => {
    const done = await copyText(code);
    setCopied(done ? code : null);
    setAnnouncement(t(done ? 'product.codeCopied' : 'product.notCopied', { code }));
  };
  return (
    <section aria-labelledby="vouchers-title">
      <h2 id="vouchers-title" css={heading}>
        {t('product.vouchers')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller needs the focus (WCAG 2.1.1) */}
      <ul css={row} tabIndex={0} aria-labelledby="vouchers-title">
        {vouchers.map((voucher) => (
          <li key={voucher.id} css={card}>
            <p>
              <strong>{inWords(voucher).whole}</strong>
              <time dateTime={voucher.end_time}>
                <WrittenText
                  by={voucher.end_time}
                  write={() => t('product.validUntil', { date: formatDate(language, voucher.end_time, { timeZone }) })}
                />
              </time>
            </p>
            <Button
              small
              aria-label={t('product.copyCode', { code: voucher.code })}
              onClick={() => void copy(voucher.code)}
            >
              <code dir="ltr">{voucher.code}</code>
              {copied === voucher.code && ' ✓'}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" css={visuallyHidden}>
        {announcement}
      </p>
    </section>
  );
}
