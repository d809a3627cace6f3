import { sql } from 'kysely';
import { OrderStatus } from 'shared-kernel/contract/enums';
import type { OwnReview } from 'shared-kernel/contract/reviews';
import type { Database } from '../../db/database';
import { isVerified } from './reviews.queries';

export type OwnReviewRow = Omit<OwnReview, 'created' | 'created_at' | 'user'> & { created_at: Date; author: string };

/** What a review needs to know about a purchased product. */
export interface Purchase {
  /** its store's parcel has arrived, which is required for a review (D42); a delivered parcel is never cancelled */
  delivered: boolean;
  /** the account's name, or the name in the order's address */
  author: string;
}

/** The product in this shopper's order; undefined when the order is somebody else's, does not exist or does not contain the product. */
export async function findPurchase(
  db: Database,
  shopperId: number,
  { orderId, productId }: { orderId: number; productId: number },
): Promise<Purchase | undefined> {
  const { rows } = await sql<Purchase>`
    select exists (
        select from ordered_products bought
        join parcels parcel on parcel.order_id = bought.order_id and parcel.store_id = bought.store_id
        where bought.order_id = placed.id and bought.product_id = ${productId} and parcel.status = ${OrderStatus.delivered}
      ) as delivered,
      coalesce(nullif(trim(account.name), ''), address.name) as author
    from orders placed
    join order_addresses address on address.order_id = placed.id
    join shoppers shopper on shopper.id = placed.shopper_id
    left join users account on account.id = shopper.user_id
    where placed.id = ${orderId} and placed.shopper_id = ${shopperId}
      and exists (select from ordered_products bought where bought.order_id = placed.id and bought.product_id = ${productId})`.execute(
    db,
  );
  return rows[0];
}

/** This shopper's review of a product: that of one order, or the latest one. */
export async function findOwnReview(
  db: Database,
  shopperId: number,
  { orderId, productId }: { orderId: number | undefined; productId: number },
): Promise<OwnReviewRow | undefined> {
  const { rows } = await sql<OwnReviewRow>`
    select r.id, r.order_id, r.product_id, r.rating, r.review, r.created_at, r.author, r.language, r.helpful_count,
      ${isVerified} as verified, (
      select coalesce(json_agg(json_build_object('id', i.id, 'image', i.image) order by i.id), '[]')
      from review_images i where i.review_id = r.id) as review_images
    from reviews r
    where r.shopper_id = ${shopperId} and r.product_id = ${productId}
      and ${orderId === undefined ? sql`r.order_id is not null` : sql`r.order_id = ${orderId}`}
    order by r.created_at desc, r.id desc limit 1`.execute(db);
  return rows[0];
}
