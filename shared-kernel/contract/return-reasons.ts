/** Why something is sent back (issue 14). */
export const RETURN_REASONS = ['size', 'unlike', 'damaged', 'faulty', 'wrong', 'mind', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Letters of what a shopper writes to a return, or to a store. */
export const LONGEST_MESSAGE = 2000;
