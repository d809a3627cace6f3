/** Most pictures of one review, and bytes of each (spec §9, D42). */
export const REVIEW_IMAGES = { most: 5, bytes: 1000 * 1024 } as const;
