import type { Minor } from 'shared-kernel/rules/money';
import { z } from 'zod';
import { type GivingBack, giveBack } from '../../modules/orders/give-back';
import { givePartBack, type PartBack, type Pieces } from '../../modules/orders/part-refund';
import { restockPieces } from '../../modules/orders/restock-pieces';
import { findSamePart } from '../../modules/orders/same-part';
import { command, type Desk, Misuse, Refusal, type Report } from '../command';
import { amount, checkAmounts } from '../values';
import { plainAmount, plainMoment } from '../wording';
import { findOrder, MAIL_NOTICE, type Named, noMailNotice, ORDER, orderName } from './order';

const THROUGH = 'The API gives it back through the gateway with its next round (half a minute).';
const THEN_MAILED = 'Then it mails the shopper.';
const DONE: Partial<Record<GivingBack, (code: string, noMailNotice: string | null) => string[]>> = {
  owed: (code, nobody) => [`The payment of the order ${code} goes back.`, THROUGH, nobody ?? THEN_MAILED],
  owedAlready: (code) => [`The payment of the order ${code} was on its way back already; it goes back once.`],
  triedAgain: (code, nobody) => [
    `The refund of the order ${code} had been given up; it is tried again.`,
    THROUGH,
    nobody ?? THEN_MAILED,
  ],
  given: (code, nobody) => [`The order ${code} is refunded.`, nobody ?? MAIL_NOTICE],
};
const WHY: Partial<Record<GivingBack, (code: string) => string>> = {
  unpaid: (code) => `The order ${code} is not paid, so there is nothing to give back; a pending one can be cancelled.`,
  free: (code) => `Nothing was paid for the order ${code}: its voucher covered everything.`,
  refunded: (code) => `The order ${code} is refunded already.`,
  atTheDoor: (code) =>
    `No gateway has the payment of the order ${code}, as it is with what is paid at the door: give the money back yourself, then note it with 'order refund ${code} --by-hand'.`,
  online: (code) => `The order ${code} was paid online: 'order refund ${code}' gives it back through its gateway.`,
};

/** Why a partial refund is refused. */
function whyNot(outcome: Extract<PartBack, { why: string }>, { code, digits }: Named): string {
  switch (outcome.why) {
    case 'unknown':
      return `There is no order ${code}.`;
    case 'wholeIsOwed':
      return `The payment of the order ${code} goes back as a whole already.`;
    case 'noLine':
      return `The order ${code} has no line ${outcome.lineId}, or it is named twice; 'order show ${code}' has the numbers.`;
    case 'noPieces':
      return `The line ${outcome.lineId} of the order ${code} has not so many pieces left to give back.`;
    case 'inReturn':
      return `A return holds pieces of the line ${outcome.lineId} of the order ${code}; 'return list' has it.`;
    case 'nothing':
      return `Nothing was paid for that in the order ${code}.`;
    case 'tooMuch':
      return `${plainAmount(outcome.amount, digits)} is more than the ${plainAmount(outcome.left, digits)} that are left of what was paid for the order ${code}.`;
    default:
      return WHY[outcome.why]?.(code) ?? '';
  }
}

const PIECES = 'must be the number of a line, or number and pieces, such as 71 or 71:2.';

/** Refunds what was paid for an order, once, or parts of it. */
export const orderRefund = command({
  verb: 'refund',
  about:
    'gives back what was paid, all of it, an amount, or what lines cost (without shipping): online through its gateway, at the door by your own hand. What is refunded as a whole moves no more',
  arguments: ORDER,
  options: {
    '--amount <amount>': 'only so much',
    '--line... <id:pieces>': 'only what these pieces cost; without pieces all of the line (repeat it)',
    '--restock':
      'with --line: the pieces go back into stock. Without it they do not, as what is refunded so is mostly lost or broken; what a shopper sends back is a return',
    '--by-hand': 'you have given the money back; it is only written down',
    '--again': 'with --amount or --line: it is meant once more, although the same went back already',
  },
  examples: [
    'order refund 7Q2KX-0M4TZ-9HVBC',
    'order refund 7Q2KX-0M4TZ-9HVBC --by-hand',
    'order refund 7Q2KX-0M4TZ-9HVBC --amount 12.50',
    'order refund 7Q2KX-0M4TZ-9HVBC --line 71:2 --line 72',
    'order refund 7Q2KX-0M4TZ-9HVBC --line 71 --restock',
  ],
  input: z.object({
    order: orderName,
    amount: amount().optional(),
    line: z.array(z.string().regex(/^[1-9]\d{0,8}(:[1-9]\d{0,5})?$/, PIECES)).default([]),
    restock: z.boolean().default(false),
    byHand: z.boolean().default(false),
    again: z.boolean().default(false),
  }),
  async run({ order, amount, line, restock, byHand, again }, desk) {
    const faults = [
      ...(amount !== undefined && line.length > 0 ? ['--amount and --line exclude each other.'] : []),
      ...(restock && line.length === 0 ? ['--restock goes with --line.'] : []),
      ...(again && amount === undefined && line.length === 0 ? ['--again goes with --amount or --line.'] : []),
    ];
    if (faults.length > 0) throw new Misuse(faults);
    const named = await findOrder(desk.db, order);
    checkAmounts(named, { '--amount': amount });
    if (amount !== undefined) return part(named, { wished: { amount }, byHand, restock, again }, desk);
    if (line.length > 0) return part(named, { wished: { pieces: line.map(readPieces) }, byHand, restock, again }, desk);
    const { id, code } = named;
    const outcome = await desk.db.transaction().execute((trx) => giveBack(trx, id, byHand, desk.now));
    const done = DONE[outcome];
    if (!done) throw new Refusal([WHY[outcome]?.(code) ?? `There is no order ${code}.`]);
    return { messages: done(code, await noMailNotice(desk.db, id)), data: { id, order: code, refund: outcome } };
  },
});

function readPieces(text: string) {
  const [lineId, quantity] = text.split(':').map(Number);
  return { lineId: lineId ?? 0, quantity: quantity ?? null };
}

/** Refunds of all that is left of a line happen only once anyway. */
const canRepeat = (claim: Part['wished']) =>
  'amount' in claim || claim.pieces.some(({ quantity }) => quantity !== null);

interface Part {
  wished: { amount: Minor } | { pieces: readonly Pieces[] };
  byHand: boolean;
  restock: boolean;
  again: boolean;
}

async function part(named: Named, { wished: claim, byHand, restock, again }: Part, { db, now }: Desk): Promise<Report> {
  const { id, code, digits } = named;
  const outcome = await db.transaction().execute(async (trx) => {
    const given = await givePartBack(trx, { orderId: id, wished: claim, byHand }, now);
    if ('why' in given) throw new Refusal([whyNot(given, named)]);
    const same = again || !canRepeat(claim) ? undefined : await findSamePart(trx, given.id);
    if (same)
      throw new Refusal([
        `The same part, ${plainAmount(given.amount, digits)}, went back on ${plainMoment(same.created_at)} already; add --again if it is meant once more.`,
      ]);
    if (restock) await restockPieces(trx, given.pieces);
    return given;
  });
  const given = plainAmount(outcome.amount, digits);
  const nobody = await noMailNotice(db, id);
  return {
    messages: [
      ...(outcome.done === 'owed'
        ? [`${given} of the order ${code} go back.`, THROUGH, nobody ?? THEN_MAILED]
        : [`${given} of the order ${code} are noted as given back.`, nobody ?? MAIL_NOTICE]),
      ...(restock ? ['The pieces are in stock again.'] : []),
    ],
    data: { id, order: code, refund: outcome.done, part: outcome.id, amount: given, restocked: restock },
  };
}
