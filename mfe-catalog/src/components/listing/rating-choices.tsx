import { Stars } from 'shared-kernel/commerce/stars';
import { FILTER } from 'shared-kernel/contract/filters';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { ChoiceList } from './choice-list';
import type { FilterChoices } from './listing-kind';

const STARS = [4, 3, 2, 1];

const seen = lateCss`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
`;

/** 'At least so many stars' (S086). */
export function RatingChoices({ chosen, counts }: { chosen: number | null; counts: FilterChoices['ratings'] }) {
  const { t } = useTranslation('catalog');
  // a rating from the URL that is none of these stays until another is chosen
  const offered = chosen === null || STARS.includes(chosen) ? STARS : [chosen, ...STARS];
  return (
    <ChoiceList
      type="radio"
      name={FILTER.rating}
      title={t('listing.rating')}
      choices={[
        { value: '', label: t('listing.anyRating'), name: t('listing.anyRating'), checked: chosen === null },
        ...offered.map((stars) => {
          const name = t('listing.ratingAtLeast', { count: stars });
          return {
            value: String(stars),
            label: (
              <>
                <span css={visuallyHidden}>{name}</span>
                <span css={seen} aria-hidden="true">
                  <Stars rating={stars} />
                  {stars < 5 && t('listing.andUp')}
                </span>
              </>
            ),
            name,
            checked: chosen === stars,
            count: counts.find(({ rating }) => rating === stars)?.count,
          };
        }),
      ]}
    />
  );
}
