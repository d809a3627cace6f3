import { Address, AddressForm, AddressPage, MakeDefaultAddress } from 'shared-kernel/contract/addresses';
import { ACCOUNT_PAGE_SIZE } from 'shared-kernel/contract/filters';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { formatMoment, TimeZone } from '../../http/moments';
import { PageNumber, pageObject, pageWindow } from '../../http/paging';
import { IdParam } from '../../http/parameters';
import { Refused } from '../../http/refused';
import { findShopper, lockShopper } from '../shoppers/shopper';
import { type AddressRow, createAddressQueries } from './addresses.queries';
import { addressProblems, readAddress } from './validate-address';

/** `user/address/*` (S176 to S182): shoppers can read, change and delete only their own addresses. */
export function addressRoutes(api: Api, { db }: { db: Database }): void {
  api.answer(
    'addresses',
    { query: z.object({ page: PageNumber, time_zone: TimeZone }), data: AddressPage },
    async ({ caller, query, language, request }) => {
      const window = pageWindow(query.page, ACCOUNT_PAGE_SIZE);
      const shopperId = await findShopper(db, caller);
      const listed = shopperId === null ? null : await createAddressQueries(db).list(shopperId, window);
      const rows = listed?.rows.map((row) => toAddress(row, language, query.time_zone)) ?? [];
      return pageObject(rows, listed?.total ?? 0, window, request.url.split('?')[0] ?? '');
    },
  );

  api.answer(
    'saveAddress',
    { body: AddressForm.partial().extend({ time_zone: TimeZone }), data: Address },
    async ({ caller, body, language }) => {
      const fields = readAddress(body);
      const problems = addressProblems(fields, language);
      if (problems.length > 0) {
        throw new Refused(
          problems.map(({ text }) => text),
          undefined,
          problems.map(({ field }) => field),
        );
      }
      if (!caller) throw new Refused('shoppers.unknown');
      return db.transaction().execute(async (trx) => {
        const addresses = createAddressQueries(trx);
        const shopperId = await lockShopper(trx, caller);
        // a guest has one address (D30): another one replaces it
        const known = body.id ?? (caller.kind === 'guest' ? await addresses.selected(shopperId) : null);
        if (known !== null && !(await addresses.update(shopperId, known, fields))) {
          throw new Refused('addresses.notFound');
        }
        // resubmitted after a lost response: the same address is not stored twice
        const id = known ?? (await addresses.same(shopperId, fields)) ?? (await addresses.insert(shopperId, fields));
        await addresses.select(shopperId, null);
        const row = await addresses.find(shopperId, id);
        if (!row) throw new Refused('addresses.notFound');
        // both texts are the specification's (S178)
        const messageKey = known === null ? 'addresses.added' : 'addresses.updated';
        return new Answer(toAddress(row, language, body.time_zone), { key: messageKey });
      });
    },
  );

  api.answer(
    'makeDefaultAddress',
    { body: MakeDefaultAddress.extend({ time_zone: TimeZone }), data: Address },
    async ({ caller, body, language }) => {
      const row = await db.transaction().execute(async (trx) => {
        const addresses = createAddressQueries(trx);
        const shopperId = await lockShopper(trx, caller);
        if (!(await addresses.find(shopperId, body.id))) throw new Refused('addresses.notFound');
        await addresses.makeDefault(shopperId, body.id);
        return addresses.find(shopperId, body.id);
      });
      if (!row) throw new Refused('addresses.notFound');
      return toAddress(row, language, body.time_zone);
    },
  );

  api.answer(
    'deleteAddress',
    { params: z.object({ id: IdParam }), data: Address },
    async ({ caller, params, language }) => {
      if (!caller) throw new Refused('addresses.notFound');
      const row = await db.transaction().execute(async (trx) => {
        const addresses = createAddressQueries(trx);
        const shopperId = await lockShopper(trx, caller);
        const address = await addresses.find(shopperId, params.id);
        if (!address) throw new Refused('addresses.notFound');
        await addresses.delete(shopperId, params.id);
        await addresses.select(shopperId, null);
        return address;
      });
      return new Answer(toAddress(row, language), { key: 'addresses.deleted' });
    },
  );
}

function toAddress({ created_at, is_default, ...row }: AddressRow, language: string, timeZone?: string): Address {
  return { ...row, default: is_default ? 1 : 0, created: formatMoment(created_at, language, timeZone) };
}
