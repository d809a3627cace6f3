import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../souk-remote/contract/languages.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS = {
  kernel: 'shared-kernel/i18n/locales',
  auth: 'shell/src/auth/locales',
  account: 'mfe-account/locales',
  checkout: 'mfe-cart-checkout/locales',
  content: 'mfe-content/locales',
};
/** Label of a field, call of its form, and its name in the request body; fields named by the country are tested with the API. */
const FIELDS = [
  ['kernel:address.name', 'saveAddress', 'name'],
  ['kernel:address.email', 'saveAddress', 'email'],
  ['kernel:address.phone', 'saveAddress', 'phone'],
  ['kernel:address.country', 'saveAddress', 'country'],
  ['kernel:address.state', 'saveAddress', 'state'],
  ['kernel:address.city', 'saveAddress', 'city'],
  ['kernel:address.zip', 'saveAddress', 'zip'],
  ['kernel:address.address1', 'saveAddress', 'address_1'],
  ['kernel:address.address2', 'saveAddress', 'address_2'],
  ['kernel:address.instruction', 'saveAddress', 'delivery_instruction'],
  ['kernel:address.company', 'saveAddress', 'company'],
  ['kernel:address.taxNumber', 'saveAddress', 'tax_number'],
  ['auth:auth.email', 'signin', 'email'],
  ['auth:auth.password', 'signin', 'password'],
  ['auth:auth.name', 'signup', 'name'],
  ['auth:auth.email', 'signup', 'email'],
  ['auth:auth.password', 'signup', 'password'],
  ['auth:auth.code', 'verify', 'code'],
  ['auth:auth.email', 'forgotPassword', 'email'],
  ['auth:auth.code', 'updatePassword', 'code'],
  ['auth:auth.newPassword', 'updatePassword', 'password'],
  ['auth:auth.email', 'emailSubscription', 'email'],
  ['account:profile.name', 'updateProfile', 'name'],
  ['account:profile.newEmail', 'askEmailChange', 'email'],
  ['account:profile.currentPassword', 'askEmailChange', 'password'],
  ['account:profile.currentPassword', 'updateUserPassword', 'current_password'],
  ['account:profile.newPassword', 'updateUserPassword', 'new_password'],
  ['account:profile.currentPassword', 'deleteAccount', 'password'],
  ['account:deletion.code', 'deleteAccount', 'code'],
  ['account:tracking.code', 'sendOrderLink', 'order'],
  ['account:orderLink.email', 'sendOrderLink', 'email'],
  ['account:cancellation.own', 'cancelOrder', 'message'],
  ['account:return.message', 'askReturn', 'message'],
  ['account:message.text', 'writeMessage', 'message'],
  ['account:review.rating', 'saveReview', 'rating'],
  ['account:review.text', 'saveReview', 'review'],
  ['checkout:voucher.code', 'voucherValidity', 'voucher'],
  ['content:contact.name', 'contact', 'name'],
  ['content:contact.email', 'contact', 'email'],
  ['content:contact.order', 'contact', 'order'],
  ['content:contact.subject', 'contact', 'subject'],
  ['content:contact.message', 'contact', 'message'],
];
const read = (folder, language) => JSON.parse(fs.readFileSync(path.join(root, folder, `${language}.json`), 'utf8'));
const at = (texts, key) => key.split('.').reduce((branch, part) => branch?.[part], texts);

test.each(LANGUAGES)('S211 issue 14 API messages name each field as its form label does (%s)', (language) => {
  const { fields, labels } = read('api/locales', language);
  const different = FIELDS.flatMap(([label, call, field]) => {
    const [namespace, key] = label.split(':');
    // a suffix of the label is not part of the name: 'Order code (optional)'
    const shown = at(read(FOLDERS[namespace], language), key).replace(/ \([^)]*\)$/, '');
    const named = labels[call]?.[field] ?? fields[field];
    return named === shown ? [] : [`${call} ${field}: '${named}' under '${shown}'`];
  });
  expect(different).toEqual([]);
});

test.each(LANGUAGES)('issue 14 mails with a code name its field as the form does (%s)', (language) => {
  const { mail } = read('api/locales', language);
  const { profile } = read('mfe-account/locales', language);
  expect(mail.oldEmail.text).toContain(profile.oldCode);
  expect(mail.newEmail.text).toContain(profile.newCode);
});

test('S211 the table covers every label of the API', () => {
  const { labels } = read('api/locales', 'en');
  const named = Object.entries(labels).flatMap(([call, of]) => Object.keys(of).map((field) => `${call} ${field}`));
  const known = FIELDS.map(([, call, field]) => `${call} ${field}`);
  expect(named.filter((one) => !known.includes(one))).toEqual([]);
});
