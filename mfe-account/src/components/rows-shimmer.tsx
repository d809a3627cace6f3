import { css } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { stack } from './page.styles';

const row = css`
  block-size: 140px;
`;

/** Placeholder of a few cards while they load. */
export function RowsShimmer() {
  const { t } = useTranslation('kernel');
  return (
    <div css={stack} aria-busy="true">
      <span css={visuallyHidden}>{t('loading')}</span>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <Shimmer css={row} />
      <Shimmer css={row} />
      <Shimmer css={row} />
    </div>
  );
}
