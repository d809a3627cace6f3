import { withProgress } from 'shared-kernel/api/upload';
import * as CALLS from 'shared-kernel/contract/calls';
import type { SavedReview } from 'shared-kernel/contract/reviews';
import type { Answer, ApiClient } from 'shared-kernel/platform/api-client';

export interface ReviewToSave {
  orderId: number;
  productId: number;
  /** '1' to '5' */
  rating: string;
  review: string;
  photos: readonly File[];
  /** ids of pictures to delete */
  deleted: readonly number[];
}

/**
 * Creates or edits the visitor's review (S192, D42).
 * @param onProgress sent share of the bytes, 0 to 1
 */
export function saveReview(
  api: ApiClient,
  { orderId, productId, rating, review, photos, deleted }: ReviewToSave,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Answer<SavedReview>> {
  const form = new FormData();
  form.set('order_id', String(orderId));
  form.set('product_id', String(productId));
  form.set('rating', rating);
  form.set('review', review);
  if (deleted.length > 0) form.set('deleted_images', JSON.stringify(deleted.map((id) => ({ id }))));
  for (const photo of photos) form.append('images[]', photo, photo.name);
  return api.request<SavedReview>(CALLS.saveReview, { form, signal, send: withProgress(onProgress) });
}
