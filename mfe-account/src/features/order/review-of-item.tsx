import { useNavigate } from 'react-router-dom';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { link } from 'shared-kernel/platform/links';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { useFocusAfterRemoval } from 'shared-kernel/ui/focus-after-removal';
import { reviewLinkId } from './review-address';

const useReviewDialog = lazyPart(() =>
  import(/* webpackChunkName: "review" */ './review/review-dialog').then((m) => m.ReviewDialog),
);

/** The review dialog of the item in the URL; closing it removes the item from the URL (S192). */
export function ReviewOfItem({ order, item }: { order: OrderDetail; item: OrderedProduct }) {
  const navigate = useNavigate();
  const ReviewDialog = useReviewDialog(true);
  const focusNext = useFocusAfterRemoval(reviewLinkId(item.product.id));
  const close = () => {
    focusNext();
    navigate(link('order', { id: order.order }), { replace: true });
  };
  return ReviewDialog ? <ReviewDialog order={order} item={item} onClose={close} /> : null;
}
