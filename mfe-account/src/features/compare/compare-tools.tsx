import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { copyText } from 'shared-kernel/commerce/copy-text';
import { emit } from 'shared-kernel/platform/bus';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { DiffersIcon, ShareIcon } from 'shared-kernel/ui/icons';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { sign } from './compare-table.styles';
import { sharedPath } from './shared-products';
import type { OnlyDifferences } from './use-only-differences';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-6')};
`;
const choice = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-6')};
  label {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-3')};
    min-block-size: ${token('touch')};
    cursor: pointer;
  }
`;
/** a switch: its effect is immediate */
const toggle = css`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 40px;
  block-size: 24px;
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-sunken')};
  forced-color-adjust: none;
  cursor: pointer;
  @media (hover: hover) {
    transition: background-color ${token('motion-fast')};
  }
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 16px;
    block-size: 16px;
    border-radius: ${token('radius-full')};
    background: ${token('colour-line-strong')};
    transition: inset-inline-start ${token('motion-fast')};
  }
  &:checked {
    border-color: ${token('colour-primary')};
    background: ${token('colour-primary')};
  }
  &:checked::before {
    inset-inline-start: 19px;
    background: ${token('colour-primary-contrast')};
  }
`;
const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;

interface CompareToolsProps {
  ids: readonly number[];
  differences: OnlyDifferences;
  children?: ReactNode;
}

/** Above the table: hides equal rows (kept in the URL), explains the sign, and shares the list. */
export function CompareTools({ ids, differences: { only, choose }, children }: CompareToolsProps) {
  const { t } = useTranslation('account');
  const href = useHref();
  const share = async () => {
    const page = { title: t('compare.title'), url: new URL(href(sharedPath(ids)), location.origin).href };
    // the device's share menu where it has one; dismissing it is no failure
    if (navigator.share) return navigator.share(page).catch(() => {});
    const copied = await copyText(page.url);
    const text = copied ? t('compare.linkCopied') : t('compare.notCopied', { link: page.url });
    emit('toast:requested', { text, error: !copied });
  };
  return (
    <div css={bar}>
      {ids.length > 1 ? (
        <div css={choice}>
          <label>
            <input
              type="checkbox"
              role="switch"
              checked={only}
              aria-checked={only}
              onChange={(event) => choose(event.target.checked)}
              css={toggle}
            />
            {t('compare.hideEqual')}
          </label>
          <p css={muted}>
            <DiffersIcon css={sign} /> {t('compare.legend')}
          </p>
        </div>
      ) : (
        <p css={muted}>{t('compare.oneOnly')}</p>
      )}
      <div css={buttons}>
        {children}
        <Button onClick={() => void share()}>
          <ShareIcon />
          {t('compare.share')}
        </Button>
      </div>
    </div>
  );
}
