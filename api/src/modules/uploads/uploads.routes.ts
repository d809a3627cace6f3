import { ConvertedPhoto, PhotoForm } from 'shared-kernel/contract/phone-photo';
import { PHONE_PHOTO } from 'shared-kernel/contract/review-images';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { IdParam } from '../../http/parameters';
import { Refused } from '../../http/refused';
import type { OrderAccess } from '../orders/order-access';
import { convertPhoto } from './convert-photo';
import { createWorkshop } from './workshop';

/** One photo is decoded at a time: it takes some 200 MiB for a few seconds, and the shell waits for 15. */
const WORKSHOP = { hands: 1, seats: 2 };
/** Forms held in memory, 5 MB each; further requests must retry later. */
const FORMS = 16;
/** Photos per minute and IP address: enough for two full reviews. */
const CONVERTED = 10;

interface Dependencies {
  db: Database;
  access: OrderAccess;
}

/** `order/convert-photo`: for callers with access to an order, because nobody else needs to send a photo. Nothing is stored. */
export function uploadRoutes(api: Api, { db, access }: Dependencies): void {
  const workshop = createWorkshop(WORKSHOP);
  api.answer(
    'convertPhoto',
    {
      body: PhotoForm,
      data: ConvertedPhoto,
      files: { field: 'image', ...PHONE_PHOTO, atOnce: FORMS },
      limit: CONVERTED,
    },
    async ({ caller, request, body, files }) => {
      const orderId = IdParam.safeParse(body.order_id).data;
      const owner = orderId === undefined ? null : await access.findOwner({ caller, request }, orderId);
      const order =
        orderId !== undefined &&
        owner !== null &&
        (await db
          .selectFrom('orders')
          .select('id')
          .where('id', '=', orderId)
          .where('shopper_id', '=', owner)
          .executeTakeFirst());
      if (!order) throw new Refused('orders.notFound');
      const [sent] = files;
      const jpeg = sent ? await workshop.run(() => convertPhoto(sent)) : null;
      return { jpeg: jpeg?.toString('base64') ?? null };
    },
  );
}
