import { STORAGE } from 'shared-kernel/contract/storage';

/** Stars and text that were not sent yet, in this tab; photos cannot be kept. */
export interface ReviewDraft {
  /** the signed-in user, null for a guest: nobody finds another one's draft */
  userId: number | null;
  orderId: number;
  productId: number;
  rating: string;
  review: string;
}

/** The draft of this visitor for this item; null when there is none, or nothing sensible. Browser only. */
export function readReviewDraft(of: Omit<ReviewDraft, 'rating' | 'review'>): ReviewDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE.reviewDraft) ?? 'null') as ReviewDraft | null;
    if (!draft || draft.userId !== of.userId || draft.orderId !== of.orderId || draft.productId !== of.productId) {
      return null;
    }
    return /^[1-5]?$/.test(draft.rating) && typeof draft.review === 'string' ? draft : null;
  } catch {
    return null;
  }
}

export function keepReviewDraft(draft: ReviewDraft): void {
  try {
    sessionStorage.setItem(STORAGE.reviewDraft, JSON.stringify(draft));
  } catch {
    // storage is full or forbidden: the form works without
  }
}

export function dropReviewDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE.reviewDraft);
  } catch {
    // nothing was kept
  }
}
