import { css } from '@emotion/react';
import { FILTER } from 'shared-kernel/contract/filters';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { inputStyle } from 'shared-kernel/ui/field';
import { SearchIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-4')};
`;
const form = css`
  display: flex;
  flex: 1 1 280px;
  gap: ${token('space-2')};
  max-inline-size: 480px;
`;

interface SearchInStoreProps {
  slug: string;
  /** the search text of the list; empty: none */
  query: string;
}

/** Searches the products of one store; a plain form, which the shell opens without a new document (issue 13, shopping B12). */
export function SearchInStore({ slug, query }: SearchInStoreProps) {
  const { t } = useTranslation('catalog');
  const address = useHref()(link('store', { slug }));
  const text = t('stores.searchIn');
  return (
    <div css={row}>
      {/* biome-ignore lint/a11y/useSemanticElements: the shell follows forms by their role */}
      <form css={form} role="search" aria-label={text} action={address} method="get">
        <input
          // after back or 'all products' the field shows the text of the list
          key={query}
          css={inputStyle}
          type="search"
          name={FILTER.query}
          defaultValue={query}
          aria-label={text}
          placeholder={text}
          maxLength={100}
        />
        <Button type="submit" aria-label={text}>
          <SearchIcon />
        </Button>
      </form>
      {query && <ButtonLink href={address}>{t('stores.allProducts')}</ButtonLink>}
    </div>
  );
}
