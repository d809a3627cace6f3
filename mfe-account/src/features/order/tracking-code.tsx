import { css } from '@emotion/react';
import { copyText } from 'shared-kernel/commerce/copy-text';
import { emit } from 'shared-kernel/platform/bus';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { amount } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';

const box = css`
  display: grid;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-4')};
  padding-block-start: ${token('space-4')};
  border-block-start: 1px solid ${token('colour-line')};
  /* nothing to press on paper */
  @media print {
    > a {
      display: none;
    }
  }
`;
const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
`;
const name = css`
  display: block;
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
`;
const digits = css`
  ${amount}
  font-weight: ${token('weight-strong')};
`;

/** The order's public code, to copy or to track (D41). */
export function TrackingCode({ code }: { code: string }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const copy = async () => {
    const done = await copyText(code);
    emit('toast:requested', done ? { text: t('order.copied') } : { text: t('order.notCopied'), error: true });
  };
  return (
    <div css={box}>
      <div css={line}>
        <p>
          <span css={name}>{t('order.tracking')}</span>
          <bdi dir="ltr" css={digits}>
            {code}
          </bdi>
        </p>
        <Button small aria-label={t('order.copyCode')} onClick={() => void copy()}>
          {t('order.copy')}
        </Button>
      </div>
      <ButtonLink wide href={href(link('track-order', { tracking_id: code }))}>
        {t('order.track')}
      </ButtonLink>
    </div>
  );
}
