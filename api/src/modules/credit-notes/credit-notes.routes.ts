import { InvoiceFile } from 'shared-kernel/contract/orders';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { IdParam } from '../../http/parameters';
import { Refused } from '../../http/refused';
import type { OrderAccess } from '../orders/order-access';
import { readOrder } from '../orders/read-order';
import { creditNoteFile } from './credit-note-file';
import { findOrderOfCreditNote } from './credit-notes.queries';

/** Credit notes per minute and IP address, as for invoices. */
const MADE = 20;

interface Dependencies {
  db: Database;
  access: OrderAccess;
}

/** `order/credit-note/:id`: a credit note as PDF, for callers with access to its order. */
export function creditNoteRoutes(api: Api, { db, access }: Dependencies): void {
  api.answer(
    'creditNote',
    { params: z.object({ id: IdParam }), data: InvoiceFile, limit: MADE },
    async ({ caller, request, params, language, now }) => {
      // a missing credit note takes the same path as somebody else's
      const orderId = (await findOrderOfCreditNote(db, params.id)) ?? 0;
      const owner = await access.findOwner({ caller, request }, orderId);
      const order = await readOrder(db, owner, orderId, { language, now });
      const file = order && (await creditNoteFile(db, order, params.id, language));
      if (!file) throw new Refused('orders.notFound');
      return { name: file.name, pdf: file.pdf.toString('base64') };
    },
  );
}
