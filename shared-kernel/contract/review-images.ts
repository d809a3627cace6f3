/** Maximum number of pictures of one review, and their size in bytes (spec §9, D42). */
export const REVIEW_IMAGES = { most: 5, bytes: 1000 * 1024 } as const;

/** Photos in phone formats (HEIC) that go through `convertPhoto`, one per call: size in bytes that server and edge accept. */
export const PHONE_PHOTO = { most: 1, bytes: 5 * 1024 * 1024 } as const;
