import {
  AskedReturn,
  ReturnedLines,
  ReturnForm,
  WithdrawnReturn,
  WithdrawReturn,
} from 'shared-kernel/contract/returns';
import { REVIEW_IMAGES } from 'shared-kernel/contract/review-images';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { IdParam } from '../../http/parameters';
import { Refused } from '../../http/refused';
import { translate } from '../../http/texts';
import { visibleText } from '../../http/visible-line';
import type { OrderAccess } from '../orders/order-access';
import type { PictureStore } from '../uploads/picture-store';
import { createWorkshop } from '../uploads/workshop';
import { isOpen } from './answer-return';
import { askReturn } from './ask-return';
import { withdrawReturn } from './withdraw-return';

interface Dependencies {
  db: Database;
  clock: () => Date;
  photos: PictureStore;
  access: OrderAccess;
  sendNews: () => Promise<unknown>;
  /** runs after the response, so that a slow or unreachable mail server does not delay the request */
  background: { run(name: string, work: () => Promise<unknown>): void };
}

/** One picture is processed at a time: returns are rare, and reviews have two slots of their own. */
const WORKSHOP = { hands: 1, seats: 20 };

/** `order/return` and `order/withdraw-return` (issue 14): callers with access to an order request a return, or withdraw it. */
export function returnRoutes(api: Api, { db, clock, photos, access, sendNews, background }: Dependencies): void {
  const needs = { db, clock, store: photos, workshop: createWorkshop(WORKSHOP) };

  api.answer(
    'askReturn',
    { body: ReturnForm, data: AskedReturn, files: { field: 'images[]', ...REVIEW_IMAGES }, limit: 20 },
    async ({ caller, request, body, files, language }) => {
      const orderId = IdParam.safeParse(body.order_id).data;
      const shopperId = orderId === undefined ? null : await access.findOwner({ caller, request }, orderId);
      if (orderId === undefined || shopperId === null) throw new Refused('orders.notFound');
      const lines = readLines(body.lines);
      const message = visibleText(body.message);
      const { id, refused } = await askReturn(needs, shopperId, { orderId, lines, message, language }, files);
      background.run('mail', sendNews);
      const refused_images = refused.map(({ file, reason }) => ({ file, message: translate(language, reason) }));
      return new Answer(
        { id, refused_images },
        { key: refused.length > 0 ? 'reviews.someImagesFailed' : 'returns.asked' },
      );
    },
  );

  api.answer(
    'withdrawReturn',
    { body: WithdrawReturn, data: WithdrawnReturn, limit: 20 },
    async ({ caller, request, body }) => {
      const { order_id: orderId, return_id: id } = body;
      // an id outside the column's range names no row
      const known = [orderId, id].every((one) => IdParam.safeParse(one).success);
      const shopperId = known ? await access.findOwner({ caller, request }, orderId) : null;
      if (shopperId === null) throw new Refused('returns.notFound');
      const row = await db
        .transaction()
        .execute((trx) => withdrawReturn(trx, { id, of: { orderId, shopperId } }, clock()));
      if (!row) throw new Refused('returns.notFound');
      // repeating the withdrawal succeeds as well
      if (!isOpen(row) && row.withdrawnAt === null) throw new Refused('returns.tooLateToWithdraw');
      background.run('mail', sendNews);
      return new Answer({ id }, { key: 'returns.withdrawn' });
    },
  );
}

/** @throws Refused when no line is chosen, or a line has no reason */
function readLines(text: string): ReturnedLines {
  const written = parse(text);
  if (!Array.isArray(written)) throw new Refused('validation.malformed');
  if (written.length === 0) throw Refused.at('lines', 'returns.nothing');
  if (written.some((line) => !line?.reason)) throw Refused.at('lines', 'returns.reasonRequired');
  const { data } = ReturnedLines.safeParse(written);
  if (!data?.every(({ id }) => IdParam.safeParse(id).success)) throw new Refused('validation.malformed');
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
