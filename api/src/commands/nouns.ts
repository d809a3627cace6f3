import { bannerAdd } from './banner/add';
import { bannerList } from './banner/list';
import { bannerHide, bannerPublish } from './banner/visibility';
import { exportCatalogue } from './catalogue/export';
import { importCatalogue } from './catalogue/import';
import { collectionFill } from './collection/fill';
import { collectionList } from './collection/list';
import type { Command } from './command';
import { contactList } from './contact/list';
import { contactShow } from './contact/show';
import { flashSaleAdd } from './flash-sale/add';
import { flashSaleEnd } from './flash-sale/end';
import { flashSaleList } from './flash-sale/list';
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
import { shopInit } from './shop/init';
import { shopShow } from './shop/show';
import { storeContact } from './store/contact';
import { synonymAdd } from './synonym/add';
import { synonymList } from './synonym/list';
import { synonymRemove } from './synonym/remove';
import { userErase } from './user/erase';
import { voucherAdd } from './voucher/add';
import { voucherEnd } from './voucher/end';
import { voucherList } from './voucher/list';

/** Commands that stand alone: `<verb>`. */
export const ALONE: readonly Command[] = [check, importCatalogue, exportCatalogue];

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
  collection: { about: 'collections: fill by a rule, list', commands: [collectionFill, collectionList] },
  shop: { about: 'the shop itself: set it up, show its settings', commands: [shopInit, shopShow] },
  store: { about: 'stores: where they are told what they sold', commands: [storeContact] },
  review: { about: 'what shoppers wrote: list, hide, show again', commands: [reviewList, reviewHide, reviewShow] },
  contact: { about: 'messages of the contact page: list, show', commands: [contactList, contactShow] },
  newsletter: { about: 'who reads the newsletter', commands: [newsletterList] },
  user: { about: 'people: delete what is held about somebody', commands: [userErase] },
  synonym: {
    about: 'words that search takes for others: add, list, remove',
    commands: [synonymAdd, synonymList, synonymRemove],
  },
  'popular-search': {
    about: 'searches that the empty search field offers: list, hide, show again',
    commands: [popularSearchList, popularSearchHide, popularSearchShow],
  },
};
