import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { copyText } from 'shared-kernel/commerce/copy-text';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';

/** Keeps the code on one line, if necessary above its button; only a code longer than the box breaks. */
const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  min-inline-size: 0;
  padding-inline-start: ${token('space-4')};
  border: 1px dashed ${token('colour-line-strong')};
  border-radius: ${token('radius-medium')};
  code {
    font-weight: ${token('weight-strong')};
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
`;

/** A voucher's code and the button that copies it; where the clipboard is blocked, the code is selected instead. */
export function VoucherCode({ code }: { code: string }) {
  const { t } = useTranslation('account');
  const [message, setMessage] = useState<'codeCopied' | 'codeSelected' | null>(null);
  const text = useRef<HTMLElement>(null);
  const copy = async () => {
    const copied = await copyText(code);
    if (!copied && text.current) getSelection()?.selectAllChildren(text.current);
    setMessage(copied ? 'codeCopied' : 'codeSelected');
  };
  return (
    <div>
      <div css={box}>
        <code ref={text} dir="ltr">
          {code}
        </code>
        <Button look="quiet" aria-label={t('vouchers.copyNamed', { code })} onClick={() => void copy()}>
          {t(message === 'codeCopied' ? 'vouchers.copied' : 'vouchers.copy')}
        </Button>
      </div>
      <p role="status" css={message === 'codeSelected' ? hint : visuallyHidden}>
        {message && t(`vouchers.${message}`, { code })}
      </p>
    </div>
  );
}
const hint = css`
  margin-block-start: ${token('space-1')};
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-xs')};
`;
