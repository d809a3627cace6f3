import { css } from '@emotion/react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Field } from 'shared-kernel/ui/field';
import { token } from 'shared-kernel/ui/tokens';
import { filterQuestions } from './filter-questions';
import { openTarget } from './open-target';

const search = css`
  max-inline-size: 28rem;
  margin-block: ${token('space-4')};
  /* without scripts nothing filters, and all questions are shown */
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/**
 * Filters the questions of a text on the page, and opens the one in the URL's hash (`#cancel`).
 * @param text element with the questions as `details`
 */
export function QuestionSearch({ text }: { text: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('content');
  const [matches, setMatches] = useState<number>();
  useEffect(() => {
    const open = () => text.current && openTarget(text.current, location.hash);
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [text]);
  const filter = (typed: string) => {
    if (!text.current) return;
    const count = filterQuestions(text.current, typed);
    setMatches(typed.trim() ? count : undefined);
  };
  return (
    <div css={search}>
      <Field
        label={t('questions.search')}
        type="search"
        autoComplete="off"
        onChange={(event) => filter(event.currentTarget.value)}
      />
      <p role="status">
        {matches === undefined ? '' : matches === 0 ? t('questions.none') : t('questions.found', { count: matches })}
      </p>
    </div>
  );
}
