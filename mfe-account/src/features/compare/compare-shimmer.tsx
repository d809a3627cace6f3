import { css } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';

const place = css`
  display: grid;
  grid-template-columns: 104px repeat(2, minmax(0, 1fr));
  gap: ${token('space-3')};
`;
const heading = css`
  grid-column-start: 2;
  block-size: 220px;
`;
const beside = css`
  block-size: 220px;
`;
const cell = css`
  block-size: ${token('touch')};
`;
const CELLS = 18;

/** Placeholder of a comparison while it loads. */
export function CompareShimmer() {
  const { t } = useTranslation('kernel');
  return (
    <div css={place} aria-busy="true">
      <span css={visuallyHidden}>{t('loading')}</span>
      <Shimmer css={heading} />
      <Shimmer css={beside} />
      {Array.from({ length: CELLS }, (_, i) => (
        <Shimmer key={i} css={cell} />
      ))}
    </div>
  );
}
