import { z } from 'zod';
import { Id } from './envelope';

export const PhotoForm = z.object({ order_id: z.coerce.number().pipe(Id) });
/** a JPEG in base64, which the forms of reviews and returns take; null when no photo can be made of what was sent */
export const ConvertedPhoto = z.object({ jpeg: z.string().nullable() });
export type ConvertedPhoto = z.infer<typeof ConvertedPhoto>;
