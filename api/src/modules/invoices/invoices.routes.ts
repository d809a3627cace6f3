import { InvoiceFile } from 'shared-kernel/contract/orders';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { IdParam } from '../../http/parameters';
import { Refused } from '../../http/refused';
import type { OrderAccess } from '../orders/order-access';
import { readOrder } from '../orders/read-order';
import { invoiceFile } from './invoice-file';

/** Invoices per minute and IP address: each takes a tenth of a second of CPU time, and nobody needs that many. */
const MADE = 20;

interface Dependencies {
  db: Database;
  access: OrderAccess;
}

/** `order/invoice/:id`: an issued invoice as PDF, for callers with access to the order. */
export function invoiceRoutes(api: Api, { db, access }: Dependencies): void {
  api.answer(
    'orderInvoice',
    { params: z.object({ id: IdParam }), data: InvoiceFile, limit: MADE },
    async ({ caller, request, params, language, now }) => {
      const owner = await access.findOwner({ caller, request }, params.id);
      const order = await readOrder(db, owner, params.id, { language, now });
      if (!order) throw new Refused('orders.notFound');
      const file = await invoiceFile(order, language);
      if (!file) throw new Refused('invoice.none');
      return { name: file.name, pdf: file.pdf.toString('base64') };
    },
  );
}
