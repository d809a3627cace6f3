import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useMoney } from 'shared-kernel/commerce/site';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { formatDay } from 'shared-kernel/i18n/format';
import { isolate } from 'shared-kernel/i18n/isolate';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { offersPickup, pickShippingPlace } from 'shared-kernel/rules/shipping-place';
import { StoreIcon, TruckIcon } from 'shared-kernel/ui/icons';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { WrittenText } from 'shared-kernel/ui/written-text';
import { lazyPart } from '../../../components/lazy-part';
import { arrivalDay } from './arrival-day';
import { Pickup } from './pickup';
import { placeName, rememberedPlace, rememberPlace, type ShownPlace } from './shown-place';

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
  /* a target of 44 px that takes the room of its line */
  padding-block: ${token('space-3')};
  margin-block: calc(-1 * ${token('space-3')});
`;

/** characters of an ISO 8601 moment; data that were asked for again bring another second of the same day */
const TO_THE_HOUR = 13;

const usePlaceDialog = lazyPart(() =>
  import(/* webpackChunkName: "shipping-place" */ './place-dialog').then((m) => m.PlaceDialog),
);

/**
 * Price and day of shipping to the shopper's place (S149, D31): the one chosen on this device, else the shop's. Another place is
 * chosen in a dialog of its own chunk.
 */
export function ShippingLine({
  product,
}: {
  product: Pick<ProductDetail, 'shipping_rule' | 'server_time' | 'time_zone'>;
}) {
  const { t } = useTranslation('catalog');
  const { language, site } = usePage();
  const money = useMoney();
  const { default_country: country, default_state: state } = site.common.setting;
  const [shown, setShown] = useState<ShownPlace>({ country, state });
  const [asking, setAsking] = useState(false);
  const PlaceDialog = usePlaceDialog(asking);
  useEffect(() => {
    // the page is the same for all visitors, so the device's own place comes after it
    const remembered = rememberedPlace();
    if (remembered) setShown(remembered);
  }, []);
  const place = pickShippingPlace(product.shipping_rule?.shipping_places ?? [], shown);
  const arrival = place ? arrivalDay(product.server_time, place.day_needed) : '';
  return (
    <ul css={list}>
      <li>
        <TruckIcon />
        <div>
          <WrittenText
            role="status"
            css={!place && never}
            by={`${shown.country} ${shown.stateName} ${place?.price}`}
            write={() => {
              const name = placeName(shown, language);
              if (!place) return t('product.noShipping', { place: name });
              return place.price > 0
                ? t('product.shipping', { place: name, price: isolate(money(toMinor(place.price))) })
                : t('product.freeShipping', { place: name });
            }}
          />{' '}
          <button type="button" css={change} aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('product.changePlace')}
          </button>
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
          onClose={() => setAsking(false)}
          onChoose={(chosen) => {
            rememberPlace(chosen);
            setShown(chosen);
            setAsking(false);
          }}
        />
      )}
    </ul>
  );
}
