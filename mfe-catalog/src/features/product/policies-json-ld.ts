import { Visibility } from 'shared-kernel/contract/enums';
import type { ProductDetail } from 'shared-kernel/contract/product';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { guessCountry } from 'shared-kernel/rules/guess-country';
import { toMinor } from 'shared-kernel/rules/money';
import { pickShippingPlace } from 'shared-kernel/rules/shipping-place';
import { priceText } from './price-text';

type Context = Pick<PrefetchContext, 'site' | 'language' | 't'>;

/** JSON-LD that is the same for every variant of a product: shipping and returns. */
export function policiesJsonLd(product: ProductDetail, context: Context): object {
  const country = countryOf(product, context);
  return country ? { ...shipping(product, context, country), ...returns(product, context, country) } : {};
}

/** References to these policies, for the variants after the first. */
export function policyReferences(policies: object): object {
  return Object.fromEntries(Object.entries(policies).map(([key, { '@id': id }]) => [key, { '@id': id }]));
}

/** The country that the page's language suggests, if the product ships there, else the shop's own: the reader's country is unknown. */
function countryOf({ shipping_rule }: ProductDetail, { site, language }: Context): string | null {
  const suggested = guessCountry(language);
  const places = shipping_rule?.shipping_places ?? [];
  if (suggested && pickShippingPlace(places, { country: suggested, state: '' })) return suggested;
  return site.common.setting.country ?? null;
}

/** Price and days to one country, for one piece; the page lists the other places. */
function shipping({ shipping_rule, store }: ProductDetail, { site }: Context, country: string): object {
  const place = pickShippingPlace(shipping_rule?.shipping_places ?? [], { country, state: '' });
  if (!place) return {};
  const { currency } = site.common.setting;
  const days = {
    '@type': 'QuantitativeValue',
    minValue: place.day_needed,
    maxValue: place.day_needed,
    unitCode: 'DAY',
  };
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      '@id': '#shipping',
      shippingRate: { '@type': 'MonetaryAmount', value: priceText(toMinor(place.price), site), currency },
      ...(store.dispatch?.country
        ? { shippingOrigin: { '@type': 'DefinedRegion', addressCountry: store.dispatch.country } }
        : {}),
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: days },
    },
  };
}

/** Empty if returns are possible but the number of days is unknown: a policy without it would be made up. */
function returns(product: ProductDetail, { t }: Context, country: string): object {
  const { refundable, return_days: days, free_return: free, no_return_reason: reason } = product;
  const possible = refundable === Visibility.public;
  if (possible && !days) return {};
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      '@id': '#returns',
      applicableCountry: country,
      ...(possible
        ? {
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: days,
            returnMethod: 'https://schema.org/ReturnByMail',
            returnFees: `https://schema.org/${free ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
          }
        : {
            returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
            ...(reason ? { description: t(`product.noReturnBecause.${reason}`) } : {}),
          }),
    },
  };
}
