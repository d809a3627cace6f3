import { STORAGE } from 'shared-kernel/contract/storage';
import { dropFromTab, keepInTab, keptInTab } from 'shared-kernel/session/tab-storage';

/** Unsent stars and text, kept in this tab; photos cannot be kept. */
export interface ReviewDraft {
  /** the signed-in user, null for a guest: drafts are private to their user */
  userId: number | null;
  orderId: number;
  productId: number;
  rating: string;
  review: string;
}

/** This visitor's draft for this item; null when there is none or it is invalid. Browser only. */
export function readReviewDraft(of: Omit<ReviewDraft, 'rating' | 'review'>): ReviewDraft | null {
  const draft = keptInTab(STORAGE.reviewDraft) as ReviewDraft | null;
  if (draft?.userId !== of.userId || draft.orderId !== of.orderId || draft.productId !== of.productId) return null;
  return /^[1-5]?$/.test(draft.rating) && typeof draft.review === 'string' ? draft : null;
}

export const keepReviewDraft = (draft: ReviewDraft): void => keepInTab(STORAGE.reviewDraft, draft);

export const dropReviewDraft = (): void => dropFromTab(STORAGE.reviewDraft);
