import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recentSearches, rememberSearch } from 'shared-kernel/commerce/recent-searches';
import * as CALLS from 'shared-kernel/contract/calls';
import type { SearchReading } from 'shared-kernel/contract/listing';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';
import { ReadingNote } from './reading-note';
import { suggestionsOptions } from './suggestions-query';

/** ms for which results must be viewed before their search counts towards the popular ones: who leaves at once has found nothing. */
const LOOKED_AT = 3000;

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;
const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  font-size: ${token('text-sm')};
`;
const caption = css`
  color: ${token('colour-ink-muted')};
`;
const chip = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 36px;
  padding-inline: ${token('space-3')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-full')};
  @media (pointer: coarse) {
    min-block-size: ${token('touch')};
  }
  @media (hover: hover) {
    &:hover {
      border-color: ${token('colour-primary')};
      color: ${token('colour-primary-ink')};
    }
  }
`;

interface SearchHeadProps {
  text: string;
  /** how the API interpreted the text; null: literally */
  reading: SearchReading | null;
}

/** The search text with matching keywords and categories (S098), which are optional: results do not depend on them. */
export function SearchHead({ text, reading }: SearchHeadProps) {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const href = useHref();
  const { data } = useQuery({ ...suggestionsOptions(api, text), throwOnError: false });
  useEffect(() => {
    const again = recentSearches()[0] === text;
    rememberSearch(text);
    if (again) return;
    const timer = setTimeout(() => {
      // fire and forget: nothing depends on the count
      api.request(CALLS.countSearch, { body: { q: text } }).catch(() => {});
    }, LOOKED_AT);
    return () => clearTimeout(timer);
  }, [api, text]);
  const keywords = data?.keywords.filter((keyword) => keyword.title.toLowerCase() !== text.toLowerCase()) ?? [];
  const categories = [
    ...(data?.categories ?? []).map((category) => ({
      title: category.title,
      path: link('category', { category: category.slug }),
    })),
    ...(data?.subCategories ?? []).map((sub) => ({
      title: sub.title,
      path: link('sub-category', { category: sub.category.slug, subCategory: sub.slug }),
    })),
  ];
  return (
    <div css={head}>
      <h1>{t('search.resultsFor', { text: reading?.mended ?? text })}</h1>
      {reading && <ReadingNote text={text} reading={reading} />}
      {categories.length > 0 && (
        <nav css={row} aria-label={t('search.inCategories')}>
          <span css={caption}>{t('search.inCategories')}</span>
          {categories.map((category) => (
            <a key={category.path} css={chip} href={href(category.path)}>
              {category.title}
            </a>
          ))}
        </nav>
      )}
      {keywords.length > 0 && (
        <nav css={row} aria-label={t('search.related')}>
          <span css={caption}>{t('search.related')}</span>
          {keywords.map((keyword) => (
            <a key={keyword.id} css={chip} href={href(link('search', { q: keyword.title }))}>
              {keyword.title}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
