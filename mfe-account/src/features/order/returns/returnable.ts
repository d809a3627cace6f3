import type { OrderedProduct } from 'shared-kernel/contract/orders';

/** Pieces of a line that can be returned today; 0 when the API does not say. */
export const returnablePieces = ({ return_terms: terms }: OrderedProduct): number => terms?.pieces ?? 0;
