import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { CompareIcon } from 'shared-kernel/ui/icons';

/** Replaces the table: why there is none, and a link to products. */
export function NothingToCompare({ hint }: { hint: string }) {
  const { t } = useTranslation('account');
  const href = useHref();
  return (
    <EmptyState icon={<CompareIcon />} title={t('compare.empty')} text={hint}>
      <ButtonLink look="primary" href={href(link('home'))}>
        {t('list.discover')}
      </ButtonLink>
    </EmptyState>
  );
}
