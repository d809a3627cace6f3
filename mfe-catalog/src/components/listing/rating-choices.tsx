import { useTranslation } from 'react-i18next';
import { FILTER } from 'shared-kernel/contract/filters';
import { ChoiceList } from './choice-list';

const STARS = [4, 3, 2, 1];

/** 'At least so many stars' (S086). */
export function RatingChoices({ chosen }: { chosen: number | null }) {
  const { t } = useTranslation('catalog');
  return (
    <ChoiceList
      type="radio"
      name={FILTER.rating}
      choices={[
        { value: '', label: t('listing.anyRating'), checked: chosen === null },
        ...STARS.map((stars) => ({
          value: String(stars),
          label: t('listing.ratingAtLeast', { count: stars }),
          checked: chosen === stars,
        })),
      ]}
    />
  );
}
