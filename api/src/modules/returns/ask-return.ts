import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ReturnedLines } from 'shared-kernel/contract/returns';
import type { Database } from '../../db/database';
import type { SentFile } from '../../http/files';
import { formatDay } from '../../http/moments';
import { Refused } from '../../http/refused';
import type { Text } from '../../http/texts';
import { joinRecord, RECORDED } from '../orders/order-record';
import { noteStores } from '../store-notices/note-stores';
import type { PictureStore } from '../uploads/picture-store';
import { type KeptPicture, keepPictures, type RefusedPicture } from '../uploads/sent-pictures';
import type { Workshop } from '../uploads/workshop';
import { noteReturn } from './note-return';
import { RETURN_TERMS, type TermsRecord, toReturnTerms } from './return-terms';

export interface ReturnInput {
  orderId: number;
  lines: ReturnedLines;
  message: string;
  /** language of the page that submits the request */
  language: LanguageCode;
}

interface Dependencies {
  db: Database;
  workshop: Workshop;
  store: PictureStore;
  clock: () => Date;
}

interface Line {
  id: number;
  store_id: number;
  title: string;
  terms: TermsRecord;
  shop_zone: string;
}

/** Return requests per order: nobody needs more, and each is mailed. */
const MOST = 20;
/** ms within which equal requests count as one: a second click, or a form resubmitted after a lost response */
const REPEATED_MS = 2 * 60_000;

/**
 * Requests a return of pieces of an order (issue 14), from one store, within the promised days and no piece twice. Photos are
 * converted and stored before the transaction, as for reviews; unused ones are removed.
 *
 * @param shopperId the shopper whose order the caller may access
 * @returns id of the return, or of the first one when submitted twice, and the rejected files
 * @throws Refused when it is not this shopper's order, or something cannot be returned; nothing has changed then
 */
export async function askReturn(
  { db, workshop, store, clock }: Dependencies,
  shopperId: number,
  input: ReturnInput,
  files: readonly SentFile[],
): Promise<{ id: number; refused: RefusedPicture[] }> {
  // checks first, so that no work is done for a request that is refused anyway
  await findStore(db, shopperId, input, clock());
  const kept: KeptPicture[] = [];
  try {
    const refused = await keepPictures(files, { workshop, store }, kept);
    const { id, isNew } = await db.transaction().execute((trx) => write(trx, shopperId, input, kept, clock()));
    if (!isNew) await store.remove(kept.map(({ image }) => image));
    return { id, refused };
  } catch (error) {
    await store.remove(kept.map(({ image }) => image));
    throw error;
  }
}

async function write(
  trx: Database,
  shopperId: number,
  input: ReturnInput,
  kept: readonly KeptPicture[],
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  const { orderId, lines, message } = input;
  // locking the order serialises two tabs, so that together they return no piece twice
  await trx.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate().execute();
  const store_id = await findStore(trx, shopperId, input, now);
  const same = await findSame(trx, input, now);
  if (same !== null) return { id: same, isNew: false };
  const { count } = await trx
    .selectFrom('returns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (count >= MOST) throw new Refused('returns.tooOften');
  const { id } = await trx
    .insertInto('returns')
    .values({
      order_id: orderId,
      store_id,
      message,
      asked_at: now,
      answered_at: null,
      received_at: null,
      part_refund_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('return_lines')
    .values(
      lines.map(({ id: line, quantity, reason }) => ({ return_id: id, ordered_product_id: line, quantity, reason })),
    )
    .execute();
  if (kept.length > 0)
    await trx
      .insertInto('return_images')
      .values(kept.map(({ image }) => ({ return_id: id, image })))
      .execute();
  await noteReturn(trx, { orderId, id }, 'returnAsked', now);
  await noteStores(trx, { returnId: id, storeId: store_id }, now);
  return { id, isNew: true };
}

/** A recent request with the same text, pieces and reasons that is still unanswered. */
async function findSame(trx: Database, { orderId, lines, message }: ReturnInput, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number; lines: ReturnedLines }>`
    select asked.id, jsonb_agg(jsonb_build_object(
      'id', line.ordered_product_id, 'quantity', line.quantity, 'reason', line.reason)) as lines
    from returns asked join return_lines line on line.return_id = asked.id
    where asked.order_id = ${orderId} and asked.state = 'asked' and asked.message = ${message}
      and asked.asked_at > ${new Date(now.getTime() - REPEATED_MS)}
    group by asked.id order by asked.id desc`.execute(trx);
  const named = (some: ReturnedLines) => some.map(({ id, quantity, reason }) => `${id} ${quantity} ${reason}`).sort();
  return rows.find((row) => named(row.lines).join() === named(lines).join())?.id ?? null;
}

/**
 * The store of the pieces to return.
 *
 * @throws Refused with all problems
 */
async function findStore(
  db: Database,
  shopperId: number,
  { orderId, lines, language }: ReturnInput,
  now: Date,
): Promise<number> {
  const { rows } = await sql<Line>`
    select bought.id, bought.store_id, ${RECORDED('title')} as title, ${RETURN_TERMS} as terms,
      coalesce(placed.time_zone, 'UTC') as shop_zone
    from ordered_products bought
    join orders placed on placed.id = bought.order_id and placed.shopper_id = ${shopperId}
    join order_addresses address on address.order_id = placed.id and address.email <> ''
    ${joinRecord(language)}
    where bought.order_id = ${orderId}`.execute(db);
  if (rows.length === 0) throw new Refused('orders.notFound');
  const chosen = lines.map(({ id, quantity }) => ({ line: rows.find((row) => row.id === id), quantity }));
  if (new Set(lines.map(({ id }) => id)).size < lines.length) throw new Refused('validation.malformed');
  const problems: Text[] = [];
  for (const { line, quantity } of chosen) {
    // not a line of this order
    if (!line) throw new Refused('validation.malformed');
    const problem = whyNot(line, quantity, language, now);
    if (problem) problems.push(problem);
  }
  if (problems.length > 0)
    throw new Refused(
      problems,
      undefined,
      problems.map(() => 'lines'),
    );
  const [store, ...others] = new Set(chosen.map(({ line }) => line?.store_id ?? 0));
  if (store === undefined || others.length > 0) throw Refused.at('lines', 'returns.oneStore');
  return store;
}

function whyNot({ title, terms, shop_zone }: Line, quantity: number, language: LanguageCode, now: Date): Text | null {
  const { possible, open, until, pieces } = toReturnTerms(terms, { now, timeZone: shop_zone });
  if (!possible) return { key: 'returns.notPossible', values: { title } };
  if (until === null) return { key: 'returns.notDelivered', values: { title } };
  if (!open) return { key: 'returns.over', values: { title, day: formatDay(until, language) } };
  if (pieces === 0) return { key: 'returns.noneLeft', values: { title } };
  return quantity > pieces ? { key: 'returns.tooMany', values: { title, count: pieces } } : null;
}
