import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { link } from 'shared-kernel/platform/links';
import { useFocusWhenGone } from 'shared-kernel/ui/focus-when-gone';
import { reviewLinkId } from './review-address';

const ReviewDialog = lazy(() =>
  import(/* webpackChunkName: "review" */ './review/review-dialog').then((m) => ({ default: m.ReviewDialog })),
);

/** The review dialog of the item in the URL; closing it removes the item from the URL (S192). */
export function ReviewOfItem({ order, item }: { order: OrderDetail; item: OrderedProduct }) {
  const navigate = useNavigate();
  const goes = useFocusWhenGone(reviewLinkId(item.product.id));
  const close = () => {
    goes();
    navigate(link('order', { id: order.order }), { replace: true });
  };
  return (
    <Suspense fallback={null}>
      <ReviewDialog order={order} item={item} onClose={close} />
    </Suspense>
  );
}
