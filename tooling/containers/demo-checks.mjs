import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../souk-remote/contract/languages.mjs';
import { until } from './engine.mjs';
import { expect } from './expect.mjs';
import { signInThroughGoogle } from './sign-in.mjs';
import { call, get, guestOrder, page, SANDBOX, simpleProduct } from './visit.mjs';

const PHOTO = path.resolve(import.meta.dirname, '../../api/src/testing/photos/phone.heic');

/** A page that was not requested before: a busy machine may answer 503 at first. */
const whole = (address) => until(address, () => page(address), 60_000);

/** Visits of the demo. @type {import('./checks.mjs').Check[]} */
export const DEMO_CHECKS = [
  [
    'home and a product page have the content of remotes in five languages',
    async () => {
      for (const language of LANGUAGES) {
        const home = await whole(language === 'en' ? '/' : `/${language}`);
        expect('four remotes', Object.keys(home.versions).length === 4);
        const product = await simpleProduct(language);
        expect(
          `the title in ${language}`,
          (await whole(product.path)).html.includes(product.title.split(/[&'"<’]/)[0]),
        );
      }
      for (const address of ['/categories', '/cart', '/login', '/page/help']) await whole(address);
    },
  ],

  [
    'files of remotes come from the edge for good, inner addresses are not found',
    async () => {
      const { boot } = await page('/');
      for (const { entry } of boot.remotes) {
        const answer = await get(entry);
        expect(`${entry} to be immutable`, answer.ok && answer.headers.get('cache-control')?.includes('immutable'));
      }
      for (const address of ['/ready', '/metrics'])
        expect(`${address} to be hidden`, (await get(address)).status === 404);
      const facts = await get(boot.facts);
      expect('site data to be immutable', facts.ok && facts.headers.get('cache-control')?.includes('immutable'));
      const picture = (await simpleProduct()).images?.[0]?.image ?? (await facts.json()).common.default_image;
      expect('a picture', (await get(`/media/${picture}`)).ok);
    },
  ],

  [
    'a guest orders, to be paid on delivery, and the confirmation is in the mailbox',
    async () => {
      const { id, order, email, user_token } = await guestOrder();
      await call(`order/send-order-email/${id}?user_token=${user_token}`);
      const mails = async () => (await get(`${SANDBOX}/mailbox.json?to=${encodeURIComponent(email)}`)).json();
      await until('the mail', async () => (await mails()).some(({ subject }) => subject.includes(order)));
    },
  ],

  [
    'all five simulated gateways take an order and send browsers to an address that they know',
    async () => {
      for (const method of [1, 3, 4, 5, 6]) {
        const { redirect } = await guestOrder(method);
        const html = await (await get(redirect)).text();
        const target = redirect.startsWith(SANDBOX) ? redirect : /action="([^"]*)"/.exec(html)?.[1];
        expect(`${target} at ${SANDBOX}`, target?.startsWith(SANDBOX));
      }
    },
  ],

  [
    'a phone’s HEIC comes back as a JPEG, and the API runs on',
    async (project) => {
      const { id, user_token } = await guestOrder();
      const form = new FormData();
      form.set('order_id', id);
      form.set('user_token', user_token);
      form.set('image', new Blob([fs.readFileSync(PHOTO)], { type: 'image/heic' }), 'IMG_0001.HEIC');
      const started = (await project.inspect('api')).State.StartedAt;
      const data = await call('order/convert-photo', form);
      const jpeg = Buffer.from(data.jpeg ?? '', 'base64');
      expect(
        `a JPEG of some size instead of ${jpeg.length} bytes`,
        jpeg.length > 10_000 && jpeg.readUInt16BE() === 0xffd8,
      );
      expect('the same process', (await project.inspect('api')).State.StartedAt === started);
    },
  ],

  ['somebody signs in through the simulated Google', () => signInThroughGoogle()],
];
