/** Reasons for a return (issue 14). */
export const RETURN_REASONS = ['size', 'unlike', 'damaged', 'faulty', 'wrong', 'mind', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Maximum length of a shopper's message with a return or to a store, in characters. */
export const LONGEST_MESSAGE = 2000;
