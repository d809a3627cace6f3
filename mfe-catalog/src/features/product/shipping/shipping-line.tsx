import { css } from '@emotion/react';
import { useState } from 'react';
import { useMoney } from 'shared-kernel/commerce/site';
import type { ProductDetail, ShippingPlace } from 'shared-kernel/contract/product';
import { formatDay } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { toMinor } from 'shared-kernel/rules/money';
import { offersPickup, pickShippingPlace } from 'shared-kernel/rules/shipping-place';
import { StoreIcon, TruckIcon } from 'shared-kernel/ui/icons';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { WrittenText } from 'shared-kernel/ui/written-text';
import { orRetry } from '../../../components/or-retry';
import { arrivalDay } from './arrival-day';
import { Pickup } from './pickup';
import { placeName, type ShownPlace } from './shown-place';
import { useShownPlace } from './use-shown-place';

const list = lateCss`
  display: grid;
  gap: ${token('space-2')};
  font-size: ${token('text-sm')};
  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space-2')};
  }
  > li > svg {
    color: ${token('colour-ink-muted')};
  }
`;
const when = lateCss`
  display: block;
  color: ${token('colour-ink-muted')};
`;
const never = css`
  color: ${token('colour-danger')};
`;
const change = lateCss`
  color: ${token('colour-primary-ink')};
  text-decoration: underline;
  /* a target of 44 px that takes no more room than its line */
  padding-block: ${token('space-3')};
  margin-block: calc(-1 * ${token('space-3')});
`;

/** length of an ISO 8601 time to the hour; refetched data differ by seconds on the same day */
const TO_THE_HOUR = 13;

const usePlaceDialog = lazyPart(
  orRetry(() => import(/* webpackChunkName: "shipping-place" */ './place-dialog').then((m) => m.PlaceDialog)),
);

/**
 * Price and arrival day of shipping to the shopper's place (S149, D31); the shopper is asked for it where it is unknown (issue 13).
 * Another place is chosen in a dialog with a chunk of its own.
 */
export function ShippingLine({
  product,
}: {
  product: Pick<ProductDetail, 'shipping_rule' | 'server_time' | 'time_zone'>;
}) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const places = product.shipping_rule?.shipping_places ?? [];
  const [shown, choose] = useShownPlace(places);
  const [choosing, setChoosing] = useState(false);
  const PlaceDialog = usePlaceDialog(choosing);
  const place = shown && pickShippingPlace(places, shown);
  const arrival = place ? arrivalDay(product.server_time, place.day_needed) : '';
  return (
    <ul css={list} data-dated="">
      <li>
        <TruckIcon />
        <div>
          {shown ? <PriceTo shown={shown} place={place} /> : <span role="status">{t('product.whereTo')}</span>}{' '}
          <button type="button" css={change} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {t(shown ? 'product.changePlace' : 'product.choosePlace')}
          </button>
          {!shown && <span css={when}>{t('product.placeTells')}</span>}
          {place && (
            <WrittenText
              css={when}
              by={arrival.slice(0, TO_THE_HOUR)}
              write={() => t('product.arrives', { day: formatDay(language, arrival, product.time_zone) })}
            />
          )}
        </div>
      </li>
      {place && offersPickup(place) && (
        <li>
          <StoreIcon />
          <Pickup place={place} />
        </li>
      )}
      {PlaceDialog && (
        <PlaceDialog
          place={shown}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            choose(chosen);
            setChoosing(false);
          }}
        />
      )}
    </ul>
  );
}

/** Price of shipping to a place, or a note that the product does not ship there. */
function PriceTo({ shown, place }: { shown: ShownPlace; place: ShippingPlace | null }) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const money = useMoney();
  return (
    <WrittenText
      role="status"
      css={!place && never}
      by={`${shown.country} ${shown.stateName} ${place?.price}`}
      write={() => {
        const name = placeName(shown, language);
        if (!place) return t('product.noShipping', { place: name });
        return place.price > 0
          ? t('product.shipping', { place: name, price: money(toMinor(place.price)) })
          : t('product.freeShipping', { place: name });
      }}
    />
  );
}
