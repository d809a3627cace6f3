import { z } from 'zod';
import { endVoucher } from '../../modules/vouchers/end-voucher';
import { command, Refusal } from '../command';
import { line } from '../values';

/** Ends a voucher. */
export const voucherEnd = command({
  verb: 'end',
  about: 'ends a voucher now, or withdraws one that is to come; orders that used it keep it',
  arguments: { '<code>': 'of the voucher' },
  examples: ['voucher end WINTER'],
  input: z.object({ code: line(60) }),
  async run({ code }, { db, now }) {
    const end = await endVoucher(db, code, now);
    if (end === 'unknown') throw new Refusal([`There is no voucher ${code}; see 'voucher list --all'.`]);
    if (end === 'over') throw new Refusal([`The voucher ${code} is over already.`]);
    return { messages: [`The voucher ${code} has ended.`], data: { code, ended: now } };
  },
});
