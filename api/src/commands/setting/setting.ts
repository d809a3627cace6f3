import { z } from 'zod';
import { readShop } from '../../modules/shop/read-shop';
import { ShopRefused, writeShop } from '../../modules/shop/write-shop';
import { command, Refusal } from '../command';
import { keepLogo } from '../shop/init';
import { describeShop } from '../shop/show';
import { line } from '../values';
import { namedSetting, SETTINGS, settingFile, settingValue } from './written-setting';

const NOT_SET_UP = 'The shop is not set up yet: shop init.';
const NAME = { '<setting>': `${SETTINGS.join(', ')}; address.city and name.fr are parts` };

/** Lists all settings of the shop. */
export const settingList = command({
  verb: 'list',
  about: 'all settings of the shop, payment methods and languages among them',
  examples: ['setting list'],
  input: z.object({}),
  async run(_, { db }) {
    const shop = await readShop(db);
    if (!shop) throw new Refusal([NOT_SET_UP]);
    return describeShop(shop);
  },
});

/** Shows one setting. */
export const settingShow = command({
  verb: 'show',
  about: 'one setting',
  arguments: NAME,
  examples: ['setting show time_zone', 'setting show address.city'],
  input: z.object({ setting: line(40) }),
  async run({ setting }, { db }) {
    const named = namedSetting(setting);
    const shop = await readShop(db);
    if (!shop) throw new Refusal([NOT_SET_UP]);
    const value = settingValue(shop, named);
    const text = typeof value === 'string' ? value : value === null ? '-' : JSON.stringify(value);
    return { messages: [text], data: { setting, value } };
  },
});

/** Sets one setting. */
export const settingSet = command({
  verb: 'set',
  about: 'sets one setting and leaves the rest; what a setting can be is said in docs/own-shop.md',
  arguments: {
    ...NAME,
    '[value]': 'a text, yes or no, a number; of languages and payment_methods a list such as en,fr',
  },
  options: { '--none': 'takes away what stands there' },
  examples: [
    'setting set phone "+49 761 12345"',
    'setting set languages en,fr',
    'setting set payment_methods cash-on-delivery,stripe',
    'setting set return_days 30',
    'setting set name.fr Bleuet',
    'setting set vat_number --none',
  ],
  input: z
    .object({ setting: line(40), value: line(500).optional(), none: z.boolean().default(false) })
    .refine(({ value, none }) => (value === undefined) === none, {
      path: ['value'],
      message: 'is missing, or stands beside --none, which takes away what is there.',
    }),
  async run({ setting, value, none }, desk) {
    const named = namedSetting(setting);
    const text = none ? null : (value ?? '');
    const before = await readShop(desk.db);
    if (!before) throw new Refusal([NOT_SET_UP]);
    const file = settingFile(before, named, text);
    const { logo } = await keepLogo(file, before.logo, desk, process.cwd());
    const to = (shop: typeof before | null) => (logo ? { logo } : settingFile(shop ?? before, named, text));
    const { shop, changed } = await writeShop(desk.db, to, desk.config.publicOrigin).catch((error) => {
      throw error instanceof ShopRefused ? new Refusal(error.reasons) : error;
    });
    const [was, is] = [settingValue(before, named), settingValue(shop, named)];
    const also = changed.filter((name) => name !== named.name);
    return {
      messages: [
        changed.length > 0 ? `${setting} has changed.` : `${setting} was so already.`,
        ...(also.length > 0 ? [`With it: ${also.join(', ')}.`] : []),
      ],
      data: { setting, before: was, after: is, changed },
    };
  },
});
