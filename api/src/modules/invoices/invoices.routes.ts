import { InvoiceFile } from 'shared-kernel/contract/orders';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { IdParam } from '../../http/parameters';
import { Refused } from '../../http/refused';
import type { OrderAccess } from '../orders/order-access';
import { readOrder } from '../orders/read-order';
import { invoicePdf } from './invoice-pdf';

/** Invoices per minute and address: each takes a tenth of a second of the processor, and nobody needs so many. */
const MADE = 20;

interface Dependencies {
  db: Database;
  access: OrderAccess;
}

/** `order/invoice/:id`: an issued invoice as PDF, for whoever may see the order. */
export function invoiceRoutes(api: Api, { db, access }: Dependencies): void {
  api.answer(
    'orderInvoice',
    { params: z.object({ id: IdParam }), data: InvoiceFile, limit: MADE },
    async ({ caller, request, params, language, now }) => {
      const owner = await access.findOwner({ caller, request }, params.id);
      const order = await readOrder(db, owner, params.id, { language, now });
      if (!order) throw new Refused('orders.notFound');
      if (!order.invoice) throw new Refused('invoice.none');
      const shop = await db.selectFrom('settings').select('time_zone').executeTakeFirst();
      const pdf = await invoicePdf(order, order.invoice, language, shop?.time_zone ?? 'UTC');
      return { name: `invoice-${order.invoice.number}.pdf`, pdf: pdf.toString('base64') };
    },
  );
}
