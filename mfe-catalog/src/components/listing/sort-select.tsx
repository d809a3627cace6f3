import { css } from '@emotion/react';
import { FILTER, SORTS, type Sort } from 'shared-kernel/contract/filters';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';
import { drawnArrow } from '../drawn-arrow';

const label = css`
  ${drawnArrow}
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-2')};
  font-size: ${token('text-sm')};
`;
const caption = css`
  color: ${token('colour-ink-muted')};
  white-space: nowrap;
  @media (max-width: 576px) {
    display: none;
  }
`;
const select = css`
  min-block-size: ${token('touch')};
  @media (max-width: 576px) {
    inline-size: 100%;
  }
  max-inline-size: 100%;
  appearance: none;
  padding-inline: ${token('space-4')} ${token('space-8')};
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-raised')};
`;

interface SortSelectProps {
  formId: string;
  /** null: `first` */
  chosen: Sort | null;
  /** the default order; null: the best match first */
  first: Sort | null;
  apply(form: HTMLFormElement | null): void;
}

/** The sort order (S095, D18); part of the filter form, wherever it is on the page. */
export function SortSelect({ formId, chosen, first, apply }: SortSelectProps) {
  const { t } = useTranslation('catalog');
  return (
    <label css={label}>
      <span css={caption}>{t('listing.sort')}</span>
      <select
        css={select}
        name={FILTER.sort}
        form={formId}
        value={chosen ?? first ?? ''}
        aria-label={t('listing.sort')}
        onChange={(event) => apply(event.currentTarget.form)}
      >
        {first === null && <option value="">{t('listing.sorts.relevance')}</option>}
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`listing.sorts.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
