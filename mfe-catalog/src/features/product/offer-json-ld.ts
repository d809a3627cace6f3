import { Visibility } from 'shared-kernel/contract/enums';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { link } from 'shared-kernel/platform/links';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { productLink } from 'shared-kernel/remote/entity-links';
import { absolute } from 'shared-kernel/remote/json-ld';
import { fromMinor, type Minor } from 'shared-kernel/rules/money';
import { priceOf } from 'shared-kernel/rules/price';
import { pickShippingPlace } from 'shared-kernel/rules/shipping-place';

type Context = Pick<PrefetchContext, 'site' | 'language'>;

/** schema.org Offer of a product at the server's moment; AggregateOffer where variants differ in price. */
export function offerJsonLd(product: ProductDetail, context: Context): object {
  const { site } = context;
  const now = new Date(product.server_time);
  const { flash } = priceOf(product, now);
  const variants = product.inventory.length ? product.inventory : [null];
  const prices = variants.map((variant) => priceOf(product, now, variant).current);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return {
    ...(low === high
      ? { '@type': 'Offer', price: amount(low) }
      : { '@type': 'AggregateOffer', lowPrice: amount(low), highPrice: amount(high), offerCount: prices.length }),
    priceCurrency: site.common.setting.currency,
    // only a flash price has an end; any other counts until the shop changes it
    ...(flash && product.end_time ? { priceValidUntil: product.end_time } : {}),
    url: absolute(context, productLink(product)),
    availability: `https://schema.org/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: {
      '@type': 'OnlineStore',
      name: product.store.name,
      url: absolute(context, link('store', { slug: product.store.slug })),
    },
    ...shipping(product, context),
    ...returns(product, context),
  };
}

/** Price and days to the shop's own country, for one piece; the page lists the other places. */
function shipping({ shipping_rule }: ProductDetail, { site }: Context): object {
  const { default_country: country, currency } = site.common.setting;
  const place = pickShippingPlace(shipping_rule?.shipping_places ?? [], { country, state: 'ALL' });
  if (!place) return {};
  const days = {
    '@type': 'QuantitativeValue',
    minValue: place.day_needed,
    maxValue: place.day_needed,
    unitCode: 'DAY',
  };
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: place.price.toFixed(2), currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: days },
    },
  };
}

/**
 * Said only of what cannot be returned: for the rest the shop's data know no number of days, and a policy without one would be
 * made up.
 */
function returns({ refundable }: ProductDetail, { site }: Context): object {
  if (refundable === Visibility.public) return {};
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: site.common.setting.default_country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    },
  };
}

const amount = (minor: Minor) => fromMinor(minor).toFixed(2);
