import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FILTER } from 'shared-kernel/contract/filters';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { SearchIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { useHere } from '../here';

const form = css`
  position: relative;
  display: flex;
  inline-size: 100%;
  max-inline-size: 720px;
`;
const input = css`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${token('touch')};
  padding-block: ${token('space-2')};
  padding-inline: ${token('space-5')} 56px;
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-sunken')};
  /* below 16 px, phones zoom into the field */
  font-size: max(16px, 1rem);
  text-overflow: ellipsis;
  &::placeholder {
    color: ${token('colour-ink-muted')};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:focus {
    background: ${token('colour-raised')};
  }
`;
const submit = css`
  position: absolute;
  inset-block: 4px;
  inset-inline-end: 4px;
  display: grid;
  place-items: center;
  inline-size: 44px;
  border-radius: ${token('radius-full')};
  background: ${token('colour-primary')};
  color: ${token('colour-primary-contrast')};
  &:hover {
    background: ${token('colour-primary-hover')};
  }
`;

/** Header search: a plain form to `/search?q=text` that works without scripts (S034). */
export function SearchForm() {
  const { t } = useTranslation('shell');
  const href = useHref();
  const here = useHere();
  const searched = searchedIn(here);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // the text of a search that was opened by a link; empty elsewhere, so that what is being typed stays
    if (field.current && searched) field.current.value = searched;
  }, [searched]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the shell follows GET forms that say role=search (client/follow-links)
    <form role="search" aria-label={t('header.search')} action={href(path.search())} method="get" css={form}>
      <input
        ref={field}
        type="search"
        name={FILTER.query}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('header.searchPlaceholder')}
        aria-label={t('header.search')}
        css={input}
      />
      <button type="submit" css={submit} aria-label={t('header.search')}>
        <SearchIcon />
      </button>
    </form>
  );
}

function searchedIn(here: string): string {
  const [path, query] = here.split('?');
  return path === '/search' ? (new URLSearchParams(query).get(FILTER.query) ?? '') : '';
}
