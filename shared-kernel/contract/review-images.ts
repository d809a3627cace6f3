/** Most pictures of one review, and bytes of each (spec §9, D42). */
export const REVIEW_IMAGES = { most: 5, bytes: 1000 * 1024 } as const;

/** Photos as phones keep them (HEIC) that go through `convertPhoto`, one with each call: bytes that the server and the edge take. */
export const PHONE_PHOTO = { most: 1, bytes: 5 * 1024 * 1024 } as const;
