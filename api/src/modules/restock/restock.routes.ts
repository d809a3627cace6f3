import {
  RestockChange,
  RestockFound,
  RestockNoted,
  RestockRequest,
  RestockToken,
} from 'shared-kernel/contract/restock';
import { isEmail, readEmail } from 'shared-kernel/rules/email';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { Refused } from '../../http/refused';
import type { Background } from '../payments/background';
import { createEmailAllowance, mailboxOf } from '../user/email-allowance';
import { createRestockQueries } from './restock.queries';
import type { SendRestock } from './send-restock';

/** Requests per minute and IP address, including invalid ones. */
const REQUESTS = 10;
/** Calls with a token, which is 128 random bits. */
const WITH_TOKEN = 30;

interface Dependencies {
  db: Database;
  sendRestock: SendRestock;
  background: Background;
}

/**
 * `restock` and the links of its mails (issue 13): one mail when a sold-out product is in stock again. Every address gets the same
 * response, so that nobody learns whose it is; a request counts once the owner has confirmed it, or is signed in with the address.
 */
export function restockRoutes(api: Api, { db, sendRestock, background }: Dependencies): void {
  const requests = createRestockQueries(db);

  api.answer(
    'restock',
    { body: RestockRequest, data: RestockNoted, limit: REQUESTS },
    async ({ body, caller, language, now }) => {
      const email = checkEmail(body.email);
      const requested = { productId: body.product_id, inventoryId: body.inventory_id ?? null };
      const inStock = await requests.findStock(requested);
      if (inStock === undefined) throw new Refused('cart.unavailable');
      if (inStock) throw new Refused('restock.inStock');
      const confirmed = caller?.kind === 'user' && (await requests.isOwn(caller.id, email));
      if (!confirmed && !(await createEmailAllowance(db, now).take('mails', mailboxOf(email, 'restock'))))
        throw Refused.at('email', 'restock.tooMany');
      const token = await requests.save({ ...requested, email, language, confirmed, now });
      background.run('restock', sendRestock);
      return confirmed
        ? new Answer({ confirmed, token }, { key: 'restock.noted' })
        : new Answer({ confirmed, token: null }, { key: 'restock.checkMail' });
    },
  );

  api.answer(
    'findRestock',
    { params: z.object({ token: RestockToken }), data: RestockFound, limit: WITH_TOKEN },
    async ({ params, language }) => {
      const request = await requests.find(params.token, language);
      if (!request) throw new Refused('restock.linkOver');
      return request;
    },
  );

  api.answer(
    'confirmRestock',
    { body: RestockChange, data: z.literal(true), limit: WITH_TOKEN },
    async ({ body, now }) => {
      if (!(await requests.confirm(body.token, now))) throw new Refused('restock.linkOver');
      // it may be in stock again by now
      background.run('restock', sendRestock);
      return new Answer(true as const, { key: 'restock.noted' });
    },
  );

  // an unknown token succeeds too, because the request does not exist, as wanted
  api.answer('leaveRestock', { body: RestockChange, data: z.literal(true), limit: WITH_TOKEN }, async ({ body }) => {
    await requests.leave(body.token);
    return new Answer(true as const, { key: 'restock.left' });
  });
}

/** @returns the address as stored: in lower case @throws Refused with its field */
function checkEmail(typed: string): string {
  const email = readEmail(typed).toLowerCase();
  if (email === '') throw Refused.at('email', 'newsletter.emailRequired');
  if (!isEmail(email)) throw Refused.at('email', 'newsletter.emailInvalid');
  return email;
}
