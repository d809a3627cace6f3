import { css } from '@emotion/react';
import { isLanguage } from 'shared-kernel/contract/languages';
import type { Reviews } from 'shared-kernel/contract/reviews';
import { formatNumber } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { from } from 'shared-kernel/ui/breakpoints';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { displayName } from '../../../components/display-name';
import { drawnArrow } from '../../../components/drawn-arrow';
import { toolbar } from './reviews.styles';
import { REVIEW_SORTS, type ReviewChoice, type ReviewSort } from './reviews-query';

/** full width where the row scrolls by finger; it shrinks for a mouse, which cannot scroll it */
const selectPlace = css`
  ${drawnArrow}
  flex: none;
  ${from(768)} {
    flex: 0 1 auto;
    min-inline-size: 6rem;
  }
`;
const select = css`
  appearance: none;
  inline-size: 100%;
  min-block-size: ${token('touch')};
  padding-inline: ${token('space-4')} ${token('space-8')};
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-raised')};
`;
const chip = css`
  flex: none;
  min-block-size: ${token('touch')};
  padding-inline: ${token('space-4')};
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-full')};
  @media (hover: hover) {
    &:hover {
      background: ${token('colour-sunken')};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${token('colour-primary-ink')};
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
  }
`;

const clear = css`
  flex: none;
`;

interface ReviewToolbarProps {
  choice: ReviewChoice;
  choose: (change: Partial<ReviewChoice>) => void;
  /** there are photos to filter by */
  withPhotos: boolean;
  /** languages of the reviews, with their numbers */
  languages: NonNullable<Reviews['languages']>;
}

/** Controls for sort order, language, and reviews with photos only. */
export function ReviewToolbar({ choice, choose, withPhotos, languages }: ReviewToolbarProps) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const filtered = choice.stars !== null || choice.writtenIn !== null || choice.withPhotos;
  return (
    <div css={toolbar}>
      <span css={selectPlace}>
        <select
          css={select}
          aria-label={t('listing.sort')}
          value={choice.sort}
          onChange={(event) => choose({ sort: event.currentTarget.value as ReviewSort })}
        >
          {Object.keys(REVIEW_SORTS).map((sort) => (
            <option key={sort} value={sort}>
              {t(`reviews.sorts.${sort}`)}
            </option>
          ))}
        </select>
      </span>
      {languages.length > 1 && (
        <span css={selectPlace}>
          <select
            css={select}
            aria-label={t('reviews.language')}
            value={choice.writtenIn ?? ''}
            onChange={({ currentTarget: { value } }) => choose({ writtenIn: isLanguage(value) ? value : null })}
          >
            <option value="">{t('reviews.allLanguages')}</option>
            {languages.map(({ language: code, total }) => (
              <option key={code} value={code}>
                {`${displayName(language, 'language', code)} (${formatNumber(language, total)})`}
              </option>
            ))}
          </select>
        </span>
      )}
      {withPhotos && (
        <button
          css={chip}
          type="button"
          aria-pressed={choice.withPhotos}
          onClick={() => choose({ withPhotos: !choice.withPhotos })}
        >
          {t('reviews.withPhotos')}
        </button>
      )}
      {filtered && (
        <Button css={clear} look="quiet" onClick={() => choose({ stars: null, writtenIn: null, withPhotos: false })}>
          {t('listing.clear')}
        </Button>
      )}
    </div>
  );
}
