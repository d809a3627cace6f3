import { css } from '@emotion/react';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { ClockIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { pageWidth } from '../../components/layout';

const page = css`
  ${pageWidth};
  display: grid;
  gap: ${token('space-6')};
  padding-block: ${token('space-4')} ${token('space-16')};
`;

/** A sale that ended after it was opened in this tab: on a revisit it shows as ended, not as unknown (S130). */
export function EndedSale({ title }: { title: string }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  return (
    <div css={page}>
      <h1>{title}</h1>
      <EmptyState icon={<ClockIcon />} title={t('flashSale.ended')} text={t('flashSale.endedHint')}>
        <ButtonLink look="primary" href={href(link('flash-sales'))}>
          {t('flashSale.others')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
