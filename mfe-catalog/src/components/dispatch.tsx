import type { StoreDispatch } from 'shared-kernel/contract/product';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { useDirection } from 'shared-kernel/remote/use-direction';
import { WrittenText } from 'shared-kernel/ui/written-text';
import { displayName } from './display-name';

/** Between a city and its country, as the script of the page writes it. */
const COMMA = { ltr: ', ', rtl: '، ' };

/** Items of a list that say where a store's parcels leave, and how soon (issue 13); what it does not say is not there. */
export function Dispatch({ dispatch: { country, city, days } }: { dispatch: StoreDispatch }) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const direction = useDirection();
  return (
    <>
      {country && (
        <li>
          <WrittenText
            by={`${country} ${city}`}
            write={() => {
              const land = displayName(language, 'region', country);
              return t('stores.shipsFrom', { place: city ? city + COMMA[direction] + land : land });
            }}
          />
        </li>
      )}
      {days && <li>{t('stores.dispatch', { count: days })}</li>}
    </>
  );
}
