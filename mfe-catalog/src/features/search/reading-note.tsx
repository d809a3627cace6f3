import { css } from '@emotion/react';
import type { SearchReading } from 'shared-kernel/contract/listing';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { listingQuery, NO_FILTERS } from 'shared-kernel/rules/listing-query';
import { token } from 'shared-kernel/ui/tokens';

const note = css`
  color: ${token('colour-ink-muted')};
  text-wrap: pretty;
`;
const container = css`
  color: ${token('colour-primary-ink')};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

interface ReadingNoteProps {
  /** the text as typed */
  text: string;
  reading: SearchReading;
}

/** Says how the results differ from the typed text, and how to search for exactly that (S097). */
export function ReadingNote({ text, reading: { mended, left_out: leftOut, any, absent = [] } }: ReadingNoteProps) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const named = (words: readonly string[]) => words.map((word) => t('search.word', { word })).join(t('search.comma'));
  return (
    <>
      {mended !== null && (
        <p css={note}>
          {t('search.mended', { text: mended })}{' '}
          <a
            css={container}
            rel="nofollow"
            href={href(link('search') + listingQuery({ ...NO_FILTERS, query: text, verbatim: true }))}
          >
            {t('search.instead', { text })}
          </a>
        </p>
      )}
      {absent.length > 0 && <p css={note}>{t('search.absent', { words: named(absent) })}</p>}
      {any && <p css={note}>{t('search.any')}</p>}
      {!any && leftOut.length > absent.length && (
        <p css={note}>
          {t('search.without', {
            text: mended ?? text,
            words: named(leftOut.filter((word) => !absent.includes(word))),
          })}
        </p>
      )}
    </>
  );
}
