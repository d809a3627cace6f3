import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import Stripe from 'stripe';
import { collideCrc32 } from './collide-crc32';
import { makeCertificate } from './self-made-certificate';
import {
  iyzicoNoticeSignature,
  iyzicoPrice,
  iyzicoSignature,
  razorpayReturnSignature,
  stripeSignature,
} from './signatures';

test('P1 stripe: our header equals the SDK’s and is accepted by it', () => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'checkout.session.completed' });
  const at = new Date('2026-11-21T10:00:00Z');
  const secret = 'whsec_test';
  const timestamp = at.getTime() / 1000;
  const theirs = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  expect(stripeSignature(body, secret, at)).toBe(theirs);
  const event = Stripe.webhooks.constructEvent(body, theirs, secret, 300, undefined, at.getTime());
  expect(event.id).toBe('evt_1');
});

test('P1 iyzico: reproduces the signature of iyzico’s published sample', () => {
  // iyzipay-php, samples/callbackUrl_Signature_Validation.php
  const secret = 'jLc7GQHD2pyJoqXDeEcTnGHYtP7Ai5jl';
  expect(iyzicoSignature(['', '', '1', '22484292', 'success'], secret)).toBe(
    'a4f73b80bb32a6ef8358090bbd8609a49a7b53f463048f8ef147496e236d04f0',
  );
});

test('P1 iyzico: reproduces the webhook signature of iyzico’s published hosted page sample', () => {
  const event = {
    paymentConversationId: 'conversationId',
    token: 'e828c62d-fd12-4b1a-ad5a-380f15fe6596',
    status: 'SUCCESS',
    iyziEventType: 'CHECKOUT_FORM_AUTH',
    iyziPaymentId: 22_483_975,
  };
  expect(iyzicoNoticeSignature(event, 'sandbox-UuLnD7wZa0a3DmytfIrwHQqAMfqCNJrs')).toBe(
    '4031c575763486a2d2bf3f7ace0baebfcd6bed65393ab4df3fe80c00d5fd6878',
  );
});

test.each([
  [1050, '10.5'],
  [1000, '10'],
  [1055, '10.55'],
  [5, '0.05'],
])('P1 iyzico: %d is signed as %s', (minor, text) => {
  expect(iyzicoPrice(minor)).toBe(text);
});

test('P1 razorpay: the return is signed over order and payment with the key secret', () => {
  // echo -n 'order_1|pay_1' | openssl dgst -sha256 -hmac secret
  expect(razorpayReturnSignature('order_1', 'pay_1', 'secret')).toBe(
    '52115a0d3400de9e86aade1f1b6eba9e8974604f4e267a9e9a16633a4c8dd2cb',
  );
});

test('P6 paypal: Node can read the certificate, which belongs to its key', () => {
  const { privateKey, certificate } = makeCertificate('sandbox.test');
  const read = new X509Certificate(certificate);
  expect(read.subject).toBe('CN=sandbox.test');
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkPrivateKey(privateKey)).toBe(true);
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now());
  expect(verify('sha256', Buffer.from('x'), read.publicKey, Buffer.from('not signed'))).toBe(false);
});

test('P6 paypal: a forged body gets the checksum of the genuine one and stays JSON', () => {
  for (let round = 0; round < 20; round += 1) {
    const genuine = JSON.stringify({ id: `WH-${round}`, amount: '0.50', name: 'مرحبا' });
    const forged = collideCrc32(JSON.stringify({ id: `WH-${round}`, amount: '999.00' }), genuine);
    expect(crc32(forged)).toBe(crc32(genuine));
    expect(JSON.parse(forged)).toMatchObject({ amount: '999.00' });
  }
});
