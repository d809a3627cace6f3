import type { StoreDispatch } from 'shared-kernel/contract/product';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { listComma } from 'shared-kernel/rules/list-comma';
import { WrittenText } from 'shared-kernel/ui/written-text';
import { displayName } from './display-name';

/** List items that say where a store's parcels ship from and how soon (issue 13); facts that the store does not give are left out. */
export function Dispatch({ dispatch: { country, city, days } }: { dispatch: StoreDispatch }) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  return (
    <>
      {country && (
        <li>
          <WrittenText
            by={`${country} ${city}`}
            write={() => {
              const land = displayName(language, 'region', country);
              return t('stores.shipsFrom', { place: city ? city + listComma(language) + land : land });
            }}
          />
        </li>
      )}
      {days && <li>{t('stores.dispatch', { count: days })}</li>}
    </>
  );
}
