import type { Command } from '../command';
import { type RowNoun, rowList, rowSet, rowShow, rowVisibility } from './row-commands';

const CATEGORY: RowNoun = {
  noun: 'category',
  file: 'categories',
  list: ['slug', 'parent', 'title_en', 'featured', 'position', 'public'],
  sample: 'dresses',
};
export const CATEGORY_COMMANDS: readonly Command[] = [
  rowList(CATEGORY),
  rowShow(CATEGORY),
  rowSet(CATEGORY, [
    'category set dresses --title-fr Robes --position 2',
    'category set maxi-dresses --new --parent dresses --title-en "Maxi dresses" --image maxi.jpg',
  ]),
  ...rowVisibility(CATEGORY, 'takes a category out of menus and lists'),
];

const BRAND: RowNoun = {
  noun: 'brand',
  file: 'brands',
  list: ['slug', 'title_en', 'featured', 'position', 'public'],
  sample: 'acme',
};
export const BRAND_COMMANDS: readonly Command[] = [
  rowList(BRAND),
  rowShow(BRAND),
  rowSet(BRAND, ['brand set acme --featured yes', 'brand set acme --new --title-en "Acme & Sons" --image acme.svg']),
  ...rowVisibility(BRAND, 'takes a brand out of lists and filters'),
];

const STORE: RowNoun = {
  noun: 'store',
  file: 'stores',
  list: ['slug', 'name_en', 'ships_from_country', 'dispatch_days', 'email', 'public'],
  sample: 'bazaar-basics',
};
export const STORE_COMMANDS: readonly Command[] = [
  rowList(STORE),
  rowShow(STORE),
  rowSet(STORE, [
    'store set bazaar-basics --dispatch-days 3 --about-en "Everyday things"',
    'store set second-shop --new --name-en "Second Shop" --ships-from-country DE',
  ]),
  ...rowVisibility(STORE, 'takes a store and what it sells off the shop'),
];

const PAGE: RowNoun = {
  noun: 'page',
  file: 'pages',
  list: ['slug', 'title_en', 'built_in', 'footer', 'position', 'public'],
  sample: 'terms',
};
export const PAGE_COMMANDS: readonly Command[] = [
  rowList(PAGE),
  rowShow(PAGE),
  rowSet(PAGE, [
    'page set terms --body-en file:terms.html',
    'page set size-guide --new --title-en "Size guide" --body-en "<p>We are happy to help.</p>" --footer services',
  ]),
  ...rowVisibility(PAGE, 'takes a page and its links off the shop'),
];

const COLLECTION: RowNoun = {
  noun: 'collection',
  file: 'collections',
  list: ['slug', 'title_en', 'featured', 'position', 'public'],
  sample: 'gifts',
};
/** Collections have a list command of their own, which counts products. */
export const COLLECTION_COMMANDS: readonly Command[] = [
  rowShow(COLLECTION),
  rowSet(COLLECTION, [
    'collection set gifts --featured yes',
    'collection set gifts --new --title-en Gifts --products "red-dress|blue-vase"',
  ]),
  ...rowVisibility(COLLECTION, 'takes a collection out of lists'),
];

const TAG: RowNoun = { noun: 'tag', file: 'tags', list: ['slug', 'title_en'], sample: 'summer' };
export const TAG_COMMANDS: readonly Command[] = [
  rowList(TAG),
  rowShow(TAG),
  rowSet(TAG, ['tag set summer --title-fr Été', 'tag set winter --new --title-en Winter']),
];

const SLIDER: RowNoun = {
  noun: 'slider',
  file: 'sliders',
  list: ['slug', 'place', 'title_en', 'url', 'source', 'of', 'position', 'public'],
  sample: 'spring',
};
export const SLIDER_COMMANDS: readonly Command[] = [
  rowList(SLIDER),
  rowShow(SLIDER),
  rowSet(SLIDER, [
    'slider set spring --position 1 --url /brands',
    'slider set autumn --new --place main --title-en "Autumn is here" --image autumn.jpg --source tags --of "coats|boots"',
  ]),
  ...rowVisibility(SLIDER, 'takes a picture off the top of the home page'),
];

const TAX: RowNoun = { noun: 'tax', file: 'taxes', list: ['title', 'type', 'price'], sample: '"VAT 19 %"' };
export const TAX_COMMANDS: readonly Command[] = [
  rowList(TAX),
  rowShow(TAX),
  rowSet(TAX, ['tax set "VAT 19 %" --price 20', 'tax set "VAT 7 %" --new --type percent --price 7']),
];

const PRODUCT: RowNoun = { noun: 'product', file: 'products', list: [], sample: 'red-dress' };
/** Products have list and show commands of their own, with stock and variants. */
export const PRODUCT_COMMANDS: readonly Command[] = [
  rowSet(PRODUCT, [
    'product set red-dress --title-fr "Robe rouge" --tags "summer|cotton"',
    'product set blue-vase --new --title-en "Blue vase" --category vases --price 24.90 --stock 12 --images "vase.jpg|vase-2.jpg"',
  ]),
  ...rowVisibility(PRODUCT, 'takes a product off the shop; carts say that it has gone'),
];
