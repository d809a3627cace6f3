import { OrderMethod, PriceType } from 'shared-kernel/contract/enums';
import { AS_GOODS } from 'shared-kernel/rules/shipping-tax';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import type { createMailer } from '../../modules/mail/mailer';
import { NO_SENDER, readSender } from '../../modules/mail/sender';
import { whyNotSent } from '../../modules/mail/why-not-sent';
import { readShop } from '../../modules/shop/read-shop';
import { PAYMENT_METHODS } from '../../modules/shop/shop-file';
import type { Gateways } from '../../payments/gateways';
import { tryKeys } from '../../payments/try-keys';
import { readShopMoney } from '../values';
import { type Finding, fine, look, missing } from './finding';

/** Endings of domains that nobody can own (RFC 2606). */
const NOBODYS = /(?:^|[.@])(?:localhost|test|example|invalid|example\.(?:com|net|org))$/i;

/** Checks the settings, and the data required for a legal notice. */
export async function checkShop(db: Database): Promise<Finding[]> {
  const shop = await readShop(db);
  if (!shop) return [missing('settings', 'the shop is not set up: shop init.')];
  const { address } = shop;
  const required = { street: address.line_1, city: address.city, responsible: shop.responsible };
  const lacking = Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]));
  return [
    fine(
      'settings',
      `set up for ${shop.country} in ${shop.currency}, prices ${shop.tax_included ? 'with' : 'without'} tax.`,
    ),
    lacking.length > 0
      ? missing('legal notice', `it lacks ${lacking.join(', ')}: shop init.`)
      : fine('legal notice', 'names who runs the shop, and where.'),
    await taxOfShipping(db, shop.shipping_tax),
    shop.vat_number
      ? fine('VAT number', 'is set.')
      : look('VAT number', 'none is set; many countries want it on invoices.'),
    NOBODYS.test(shop.email)
      ? missing('email', `nobody can write to ${shop.email}: shop init.`)
      : fine('email', `customers write to ${shop.email}.`),
  ];
}

/** @param setting `shipping_tax` */
async function taxOfShipping(db: Database, setting: string | null): Promise<Finding> {
  if (setting === null)
    return look('tax of shipping', 'shipping carries none; where the law wants it: setting set shipping_tax as-goods.');
  if (setting === AS_GOODS) return fine('tax of shipping', 'shipping is taxed as the goods.');
  const rule = await db
    .selectFrom('tax_rules')
    .select('id')
    .where('title', '=', setting)
    .where('type', '=', PriceType.percent)
    .executeTakeFirst();
  if (rule) return fine('tax of shipping', `shipping is taxed by '${setting}'.`);
  return missing('tax of shipping', `there is no percentage '${setting}', so shipping carries none: tax set.`);
}

/** Checks the shop's public origin. */
export function checkOrigin({ publicOrigin }: Config): Finding[] {
  const { protocol, hostname } = new URL(publicOrigin);
  if (protocol !== 'https:' || NOBODYS.test(hostname) || hostname === '127.0.0.1')
    return [
      missing(
        'public origin',
        `PUBLIC_ORIGIN is ${publicOrigin}; links in mails lead there. It must be the shop's https address.`,
      ),
    ];
  return [fine('public origin', `${publicOrigin}.`)];
}

/** Checks mails: their sender, and whether the server accepts them. */
export async function checkDelivery(
  db: Database,
  config: Config,
  mailer: ReturnType<typeof createMailer>,
  to: string | undefined,
): Promise<Finding[]> {
  const from = await readSender(db, config.mailFrom);
  const sender =
    from === NO_SENDER || NOBODYS.test(from)
      ? missing('sender', `mails come from ${from}, which nobody accepts: shop init, or MAIL_FROM.`)
      : fine('sender', `mails come from ${from}.`);
  try {
    await mailer.verify();
    const test = {
      subject: 'A test mail of your shop',
      text: 'Your shop can send mail.',
      html: '<p>Your shop can send mail.</p>',
    };
    if (to) await mailer.send({ to, ...test });
    return [
      sender,
      fine('mail server', to ? `took a test mail to ${to}; see that it arrives.` : 'answers and takes mails.'),
    ];
  } catch (error) {
    return [sender, missing('mail server', `takes no mail (${describe(whyNotSent(error))}): SMTP_URL.`)];
  }
}

const describe = (reason: unknown): string => (reason instanceof Error ? reason.message : JSON.stringify(reason));

/** Checks the enabled payment methods by testing their keys at the gateway. */
export async function checkPayments(db: Database, gateways: Gateways): Promise<Finding[]> {
  const rows = await db.selectFrom('payment_methods').select('method').where('enabled', '=', true).execute();
  const { currency } = await readShopMoney(db);
  const findings: Finding[] = [];
  for (const { method } of rows) {
    const [name = ''] = Object.entries(PAYMENT_METHODS).find(([, number]) => number === method) ?? [];
    if (method === OrderMethod.cashOnDelivery) {
      findings.push(fine(name, 'needs no keys.'));
      continue;
    }
    const gateway = gateways.byMethod(method);
    const why = gateway ? await tryKeys(gateway) : null;
    if (!gateway)
      findings.push(missing(name, 'is switched on without keys, so it is not offered (docs/contracts/gateways.md).'));
    else if (gateway.takes?.(currency) === false)
      findings.push(missing(name, `does not take ${currency}, so it is not offered.`));
    else if (why) findings.push(missing(name, `does not take the keys or does not answer (${why}).`));
    else findings.push(fine(name, 'takes the keys.'));
  }
  return findings.length > 0 ? findings : [missing('ways to pay', 'none is switched on: shop init.')];
}
