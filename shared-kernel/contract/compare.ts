import { z } from 'zod';
import { Id } from './envelope';

/** POST `user/compare-list/action`: on the list when it was not, off when it was (S120). */
export const CompareAction = z.object({ product_id: Id });
/** The row while the product is on the list, null once it is not (wire contract §5). */
export const CompareToggled = z.object({ id: Id, product_id: Id }).nullable();
export type CompareToggled = z.infer<typeof CompareToggled>;
