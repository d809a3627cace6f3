import { useTranslation } from 'react-i18next';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { SearchIcon } from 'shared-kernel/ui/icons';

/** An empty result says so and offers the next step (S096): clear the filters, or look around. */
export function EmptyListing({ filtered, clearHref }: { filtered: boolean; clearHref: string }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t(filtered ? 'listing.emptyFiltered' : 'listing.empty')}
      text={t('listing.emptyHint')}
    >
      {filtered ? (
        <ButtonLink look="primary" href={clearHref}>
          {t('listing.clear')}
        </ButtonLink>
      ) : (
        <ButtonLink href={href(path.categories())}>{t('listing.browseCategories')}</ButtonLink>
      )}
    </EmptyState>
  );
}
