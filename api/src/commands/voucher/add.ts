import { PriceType } from 'shared-kernel/contract/enums';
import { WHOLE } from 'shared-kernel/rules/included-tax';
import { z } from 'zod';
import { addVoucher } from '../../modules/vouchers/add-voucher';
import { command, Refusal } from '../command';
import {
  always,
  amount,
  checkAll,
  checkAmounts,
  checkPeriod,
  count,
  isInOrder,
  line,
  moment,
  readMoments,
  readShopMoney,
  TITLE_OPTIONS,
  titles,
  titlesOf,
  word,
} from '../values';
import { plainMoment } from '../wording';

const code = line(60).regex(/^[\p{L}\p{N}_-]+$/u, 'must consist of letters, digits, - and _.');

const input = z
  .object({
    code,
    ...titles,
    type: word(['flat', 'percent']),
    price: amount(),
    cap: amount().optional(),
    minSpend: amount({ zero: true }).default(0),
    usageLimit: count().optional(),
    perCustomer: count().optional(),
    from: moment(),
    until: moment(),
  })
  // checked together with all other faults
  .refine(({ type, price }) => type !== 'percent' || !isAbove(price, WHOLE), {
    ...always('price'),
    error: 'is a share: it cannot be above 100.',
  })
  .refine(({ type, cap }) => type !== 'flat' || cap === undefined, {
    ...always('cap'),
    error: 'limits a share; a flat voucher takes off its price.',
  })
  .refine(({ usageLimit, perCustomer }) => !isAbove(perCustomer, usageLimit), {
    ...always('perCustomer'),
    error: 'cannot be above --usage-limit.',
  })
  .refine(isInOrder, { ...always('until'), error: 'must be later than --from.' });

/** Compares only numbers, because either value may be invalid or missing. */
const isAbove = (value: unknown, limit: unknown): boolean =>
  typeof value === 'number' && typeof limit === 'number' && value > limit;

/** Adds a voucher (D22). */
export const voucherAdd = command({
  verb: 'add',
  about: 'adds a voucher that every shopper sees and can use',
  options: {
    '--code <code>': 'what shoppers write; capital and small letters are the same',
    ...TITLE_OPTIONS,
    '--type <type>': 'flat (an amount) or percent (a share of the goods)',
    '--price <number>': 'the amount, or the share such as 12.5',
    '--cap <amount>': 'the most that a share takes off',
    '--min-spend <amount>': 'goods that the voucher can be used from on (0)',
    '--usage-limit <number>': 'orders that can use it in all (no limit)',
    '--per-customer <number>': 'orders of one customer that can use it (no limit)',
    '--from <time>': "2026-12-01 or 2026-12-01T09:00 in the shop's zone, or 2026-12-01T09:00+01:00",
    '--until <time>': 'the moment from which it is over',
  },
  examples: [
    'voucher add --code WINTER --title-en "Winter sale" --type percent --price 12.5 --cap 20 --min-spend 50 --from 2026-12-01 --until 2027-01-01',
  ],
  input,
  async run(written, { db, now }) {
    const { type, price, cap, minSpend, usageLimit, perCustomer } = written;
    const amounts = { '--cap': cap, '--min-spend': minSpend, ...(type === 'flat' && { '--price': price }) };
    const money = await readShopMoney(db);
    const period = await readMoments(db, { from: written.from, until: written.until });
    checkAll(
      () => checkAmounts(money, amounts),
      () => checkPeriod(period, now),
    );
    const id = await addVoucher(
      db,
      {
        code: written.code,
        titles: titlesOf(written),
        type: PriceType[type],
        price,
        cappedPrice: cap ?? null,
        minSpend,
        usageLimit: usageLimit ?? null,
        perCustomer: perCustomer ?? null,
        ...period,
      },
      now,
    );
    if (id === null)
      throw new Refusal([`There is a voucher ${written.code} already, over or not: choose another code.`]);
    const { from, until } = period;
    return {
      messages: [`The voucher ${written.code} is valid from ${plainMoment(from)} until ${plainMoment(until)}.`],
      data: { id, code: written.code, from, until },
    };
  },
});
