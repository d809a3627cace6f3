import type { Attribute, Inventory, ProductDetail } from 'shared-kernel/contract/product';
import type { Review } from 'shared-kernel/contract/reviews';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { productLink } from 'shared-kernel/remote/entity-links';
import { absolute, absolutePicture, SCHEMA_ORG } from 'shared-kernel/remote/json-ld';
import { VARIANT } from 'shared-kernel/rules/links';
import { crumbsJsonLd } from '../../components/crumbs-json-ld';
import { offerJsonLd, sellerJsonLd } from './offer-json-ld';
import { policiesJsonLd, policyReferences } from './policies-json-ld';
import { productCrumbs } from './product-crumbs';
import { productId, productOptions } from './product-query';
import { firstReviews } from './reviews/first-reviews';

/** Further variants tell search engines nothing new. */
const MOST_VARIANTS = 50;

/**
 * schema.org Product, or ProductGroup with its variants (issue 13): description, prices, seller, shipping, returns, rating, the
 * reviews that the server renders, and breadcrumbs.
 */
export function productJsonLd(context: PrefetchContext, head: Head): object[] {
  const id = productId(context.params.id);
  const product = id && context.queryClient.getQueryData(productOptions(context.api, id).queryKey);
  if (!product) return [];
  const { brand, review_count: reviewCount, rating: ratingValue } = product;
  const url = absolute(context, productLink(product));
  const reviews = firstReviews(context.queryClient, product.id);
  const about = {
    name: product.title,
    image: pictures(product).map((file) => absolutePicture(context, file)),
    // the same text as the page's description, so it compresses to nothing
    ...(head.description ? { description: head.description } : {}),
    url,
    ...(brand ? { brand: { '@type': 'Brand', name: brand.title } } : {}),
    ...(reviewCount > 0 ? { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount } } : {}),
    ...(reviews.length > 0 ? { review: reviews.map(reviewJsonLd) } : {}),
  };
  const sold = { seller: sellerJsonLd(product, context), ...policiesJsonLd(product, context) };
  const variants = product.inventory.filter(({ inventory_attributes }) => inventory_attributes.length > 0);
  const [first = null] = product.inventory;
  const entity =
    variants.length > 1
      ? {
          '@type': 'ProductGroup',
          ...about,
          productGroupID: String(product.id),
          variesBy: product.attribute.map((attribute) => schemaProperty(attribute) ?? attribute.title),
          hasVariant: variants.slice(0, MOST_VARIANTS).map((variant, index) => ({
            ...variantJsonLd(product, variant, context),
            offers: {
              ...offerJsonLd(product, variant, `${url}?${VARIANT}=${variant.id}`, context),
              ...(index ? policyReferences(sold) : sold),
            },
          })),
        }
      : {
          '@type': 'Product',
          ...about,
          sku: first?.sku || String(product.id),
          offers: { ...offerJsonLd(product, first, url, context), ...sold },
        };
  return [{ ...SCHEMA_ORG, ...entity }, ...crumbsJsonLd(context, productCrumbs(product))];
}

const reviewJsonLd = ({ rating, review, user, created_at, language }: Review): object => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: rating },
  author: { '@type': 'Person', name: user.name },
  datePublished: created_at.slice(0, 'yyyy-mm-dd'.length),
  reviewBody: review,
  ...(language ? { inLanguage: language } : {}),
});

/** JSON-LD of one variant: what differs from the group. */
function variantJsonLd(product: ProductDetail, variant: Inventory, context: PrefetchContext): object {
  const ids = variant.inventory_attributes.map(({ attribute_value_id }) => attribute_value_id);
  const chosen = product.attribute.flatMap((attribute) => {
    const value = attribute.values.find(({ attribute_value_id }) => ids.includes(attribute_value_id));
    return value ? [{ attribute, title: value.title }] : [];
  });
  const image = product.images.find(({ attribute_value_id: id }) => id && ids.includes(id))?.image ?? product.image;
  const others = chosen.filter(({ attribute }) => !schemaProperty(attribute));
  return {
    '@type': 'Product',
    name: [product.title, ...chosen.map(({ title }) => title)].join(', '),
    sku: variant.sku || String(variant.id),
    image: [absolutePicture(context, image)],
    ...Object.fromEntries(
      chosen.flatMap(({ attribute, title }) => {
        const property = schemaProperty(attribute);
        return property ? [[property.slice(SCHEMA.length), title]] : [];
      }),
    ),
    ...(others.length > 0
      ? {
          additionalProperty: others.map(({ attribute, title }) => ({
            '@type': 'PropertyValue',
            name: attribute.title,
            value: title,
          })),
        }
      : {}),
  };
}

const SCHEMA = 'https://schema.org/';
/** Attributes have no key in the contract, so a size is recognised by its title. */
const SIZES = ['size', 'taille', 'pointure', 'مقاس', 'beden', 'numara', 'साइज़'];

/** The schema.org property of an attribute; undefined where there is none. */
function schemaProperty({ title, values }: Attribute): string | undefined {
  if (values.some(({ colour }) => colour)) return `${SCHEMA}color`;
  const name = title.toLowerCase();
  return SIZES.some((size) => name.includes(size)) ? `${SCHEMA}size` : undefined;
}

/** The main picture and those that the gallery shows beside it. */
const pictures = ({ image, images }: ProductDetail) => [...new Set([image, ...images.map((one) => one.image)])];
