import type { OrderStatus } from 'shared-kernel/contract/enums';
import type { OwnReview, SavedReview } from 'shared-kernel/contract/reviews';
import { moveOrder } from '../modules/orders/move-order';
import { aCustomer } from './a-customer';
import { aProduct } from './a-product';
import { aShippingRule } from './a-shipping-rule';
import { multipart, type Part, reviewParts } from './multipart';
import type { TestApp } from './test-app';

/** A product that a customer has ordered (delivered by default), plus the calls for reviewing it. */
export async function aPurchase(api: TestApp, { status = 5 as OrderStatus } = {}) {
  const customer = await aCustomer(api);
  const product = await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id });
  await customer.put(product);
  const { data } = await customer.order({ order_method: 2 });
  const orderId = data.id;
  if (status > 1) await api.db.transaction().execute((trx) => moveOrder(trx, orderId, status, new Date()));
  const { bearer } = customer;
  const fields = { order_id: orderId, product_id: product.id, rating: 4, review: 'Fits well.' };
  /** Sends the form parts unchanged. */
  const send = (parts: readonly Part[], as: { bearer?: string } = { bearer }) =>
    api.call<SavedReview>('saveReview', { ...as, ...multipart(parts) });
  return {
    customer,
    product,
    orderId,
    fields,
    send,
    save: (changes: Record<string, string | number> = {}, files: readonly Buffer[] = []) =>
      send(reviewParts({ ...fields, ...changes }, files)),
    own: (order_id: number | undefined = orderId) =>
      api.call<OwnReview>('ownReview', {
        bearer,
        params: { productId: product.id },
        query: order_id === undefined ? {} : { order_id },
      }),
  };
}
