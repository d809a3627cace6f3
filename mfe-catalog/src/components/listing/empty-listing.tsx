import { useTranslation } from 'react-i18next';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { SearchIcon } from 'shared-kernel/ui/icons';

interface EmptyListingProps {
  filtered: boolean;
  /** what was searched for; empty for other listings */
  query: string;
  clearHref: string;
}

/** An empty result says so and offers the next step (S096): clear the filters, or look around. */
export function EmptyListing({ filtered, query, clearHref }: EmptyListingProps) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const title = filtered
    ? t('listing.emptyFiltered')
    : query
      ? t('search.nothing', { text: query })
      : t('listing.empty');
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={title}
      text={t(query && !filtered ? 'search.nothingHint' : 'listing.emptyHint')}
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
