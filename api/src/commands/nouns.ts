import { attributeList, attributeSet, attributeShow, attributeValue } from './attribute/attribute';
import { bannerAdd } from './banner/add';
import { bannerList } from './banner/list';
import { bannerHide, bannerPublish } from './banner/visibility';
import { exportCatalogue } from './catalogue/export';
import { importCatalogue } from './catalogue/import';
import {
  BRAND_COMMANDS,
  CATEGORY_COMMANDS,
  COLLECTION_COMMANDS,
  PAGE_COMMANDS,
  PRODUCT_COMMANDS,
  SLIDER_COMMANDS,
  STORE_COMMANDS,
  TAG_COMMANDS,
  TAX_COMMANDS,
} from './catalogue/row-nouns';
import { catalogueSchema } from './catalogue/schema';
import { collectionFill } from './collection/fill';
import { collectionList } from './collection/list';
import type { Command } from './command';
import { contactList } from './contact/list';
import { contactShow } from './contact/show';
import { flashSaleAdd } from './flash-sale/add';
import { flashSaleEnd } from './flash-sale/end';
import { flashSaleList } from './flash-sale/list';
import { linkList, linkRemove, linkSet, linkShow } from './link/link';
import { check } from './live/check';
import { messageList } from './message/list';
import { newsletterList } from './newsletter/list';
import { orderCancel } from './order/cancel';
import { orderList } from './order/list';
import { orderMove } from './order/move';
import { orderPack } from './order/pack';
import { orderRefund } from './order/refund';
import { orderShip } from './order/ship';
import { orderShow } from './order/show';
import { paymentAccept } from './payment/accept';
import { paymentList } from './payment/list';
import { paymentReturn } from './payment/return';
import { popularSearchHide } from './popular-search/hide';
import { popularSearchList } from './popular-search/list';
import { popularSearchShow } from './popular-search/show';
import { priceList, priceShow } from './price/list';
import { priceSet } from './price/set';
import { productList } from './product/list';
import { productShow } from './product/show';
import { refundDone } from './refund/done';
import { refundList } from './refund/list';
import { refundRetry } from './refund/retry';
import { returnAccept, returnRefuse } from './return/answer';
import { returnList } from './return/list';
import { returnReceive } from './return/receive';
import { returnShow } from './return/show';
import { returnWithdraw } from './return/withdraw';
import { reviewList } from './review/list';
import { reviewHide, reviewShow } from './review/visibility';
import { settingList, settingSet, settingShow } from './setting/setting';
import { shippingHide, shippingPlace } from './shipping/place';
import { shippingList, shippingSet, shippingShow } from './shipping/rule';
import { shopInit } from './shop/init';
import { shopShow } from './shop/show';
import { stockList, stockShow } from './stock/list';
import { stockAdd, stockSet } from './stock/set';
import { storeContact } from './store/contact';
import { synonymAdd } from './synonym/add';
import { synonymList } from './synonym/list';
import { synonymRemove } from './synonym/remove';
import { userErase } from './user/erase';
import { userList } from './user/list';
import { userLogOut } from './user/log-out';
import { userSet } from './user/set';
import { userShow } from './user/show';
import { userHide, userPublish } from './user/visibility';
import { variantList, variantSet, variantShow } from './variant/variant';
import { voucherAdd } from './voucher/add';
import { voucherEnd } from './voucher/end';
import { voucherList } from './voucher/list';

/** Commands without a noun: `<verb>`. */
export const ALONE: readonly Command[] = [check, importCatalogue, exportCatalogue, catalogueSchema];

/** All other commands: `<noun> <verb>`. */
export const NOUNS: Readonly<Record<string, { about: string; commands: readonly Command[] }>> = {
  order: {
    about: 'orders: list, show, pack, ship, move on, cancel, refund',
    commands: [orderList, orderShow, orderPack, orderShip, orderMove, orderCancel, orderRefund],
  },
  payment: {
    about: 'attempts to pay: those that need a person, and what to do with them',
    commands: [paymentList, paymentAccept, paymentReturn],
  },
  return: {
    about: 'what shoppers send back: list, show, accept, refuse, receive, withdraw',
    commands: [returnList, returnShow, returnAccept, returnRefuse, returnReceive, returnWithdraw],
  },
  message: { about: 'what shoppers wrote to stores about their orders', commands: [messageList] },
  refund: { about: 'money that goes back through a gateway', commands: [refundList, refundRetry, refundDone] },
  voucher: { about: 'vouchers: add, list, end', commands: [voucherAdd, voucherList, voucherEnd] },
  banner: {
    about: 'banners: add, list, hide, publish again',
    commands: [bannerAdd, bannerList, bannerHide, bannerPublish],
  },
  'flash-sale': { about: 'flash sales: add, list, end', commands: [flashSaleAdd, flashSaleList, flashSaleEnd] },
  product: {
    about: 'products: list, show, set, hide, publish again',
    commands: [productList, productShow, ...PRODUCT_COMMANDS],
  },
  variant: { about: 'variants of products: list, show, set', commands: [variantList, variantShow, variantSet] },
  attribute: {
    about: 'what variants differ in, and what they can be: list, show, set, value',
    commands: [attributeList, attributeShow, attributeSet, attributeValue],
  },
  tag: { about: 'keywords of products: list, show, set', commands: TAG_COMMANDS },
  slider: {
    about: 'pictures at the top of the home page: list, show, set, hide, publish again',
    commands: SLIDER_COMMANDS,
  },
  price: { about: 'what products cost: list, show, set', commands: [priceList, priceShow, priceSet] },
  stock: { about: 'pieces of products: list, show, set, add', commands: [stockList, stockShow, stockSet, stockAdd] },
  category: { about: 'categories: list, show, set, hide, publish again', commands: CATEGORY_COMMANDS },
  brand: { about: 'brands: list, show, set, hide, publish again', commands: BRAND_COMMANDS },
  collection: {
    about: 'collections: list, show, set, fill by a rule, hide, publish again',
    commands: [collectionList, collectionFill, ...COLLECTION_COMMANDS],
  },
  shipping: {
    about: 'rules of shipping and the places that they send to: list, show, set, place, hide a place',
    commands: [shippingList, shippingShow, shippingSet, shippingPlace, shippingHide],
  },
  tax: { about: 'rules of tax: list, show, set', commands: TAX_COMMANDS },
  page: { about: 'content pages: list, show, set, hide, publish again', commands: PAGE_COMMANDS },
  link: {
    about: 'links above the header and in the footer: list, show, set, remove',
    commands: [linkList, linkShow, linkSet, linkRemove],
  },
  shop: { about: 'the shop itself: set it up, show its settings', commands: [shopInit, shopShow] },
  setting: {
    about: 'single settings of the shop, payment methods among them: list, show, set',
    commands: [settingList, settingShow, settingSet],
  },
  store: {
    about: 'stores: list, show, set, hide, publish again; where they are told what they sold',
    commands: [...STORE_COMMANDS, storeContact],
  },
  review: { about: 'what shoppers wrote: list, hide, show again', commands: [reviewList, reviewHide, reviewShow] },
  contact: { about: 'messages of the contact page: list, show', commands: [contactList, contactShow] },
  newsletter: { about: 'who reads the newsletter', commands: [newsletterList] },
  user: {
    about: 'people with an account: list, show, set, hide, publish again, log out, delete what is held about somebody',
    commands: [userList, userShow, userSet, userHide, userPublish, userLogOut, userErase],
  },
  synonym: {
    about: 'words that search takes for others: add, list, remove',
    commands: [synonymAdd, synonymList, synonymRemove],
  },
  'popular-search': {
    about: 'searches that the empty search field offers: list, hide, show again',
    commands: [popularSearchList, popularSearchHide, popularSearchShow],
  },
};
