import { z } from 'zod';
import { Id } from './envelope';

export const PhotoForm = z.object({ order_id: z.coerce.number().pipe(Id) });
/** a JPEG in base64, accepted by the review and return forms; null when the upload cannot be converted */
export const ConvertedPhoto = z.object({ jpeg: z.string().nullable() });
export type ConvertedPhoto = z.infer<typeof ConvertedPhoto>;
