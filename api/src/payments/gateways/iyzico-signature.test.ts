import { hmac } from '../proofs';
import { answerSignature, requestProof, signedPrice, webhookSignature } from './iyzico-signature';

// the three published examples: iyzipay-php, samples/callbackUrl_Signature_Validation.php and the one for X-IYZ-SIGNATURE-V3
test('P1 joins fields as in iyzico’s own example', () => {
  const fields = ['', '', '1', '22484292', 'success'];
  expect(answerSignature('jLc7GQHD2pyJoqXDeEcTnGHYtP7Ai5jl', fields)).toBe(
    'a4f73b80bb32a6ef8358090bbd8609a49a7b53f463048f8ef147496e236d04f0',
  );
});

const SECRET = 'sandbox-UuLnD7wZa0a3DmytfIrwHQqAMfqCNJrs';
const COMMON = { paymentConversationId: 'conversationId', status: 'SUCCESS' };

test('P1 signs a checkout form’s webhook as in iyzico’s own example', () => {
  const event = {
    ...COMMON,
    token: 'e828c62d-fd12-4b1a-ad5a-380f15fe6596',
    iyziEventType: 'CHECKOUT_FORM_AUTH',
    iyziPaymentId: 22_483_975,
  };
  expect(webhookSignature(SECRET, event)).toBe('4031c575763486a2d2bf3f7ace0baebfcd6bed65393ab4df3fe80c00d5fd6878');
});

test('P1 signs a direct payment’s webhook as in iyzico’s own example', () => {
  const event = { ...COMMON, iyziEventType: 'API_AUTH', paymentId: 22_484_059, iyziPaymentId: 22_484_059 };
  expect(webhookSignature(SECRET, event)).toBe('92c7a72b7741bc83eb696066605c894778c87297b2c88d6037670666230e18ae');
});

test.each([
  ['10.50', '10.5'],
  ['10.00', '10'],
  ['10', '10'],
  ['100', '100'],
  [10.5, '10.5'],
  [100, '100'],
  ['0.05', '0.05'],
  ['1200.0', '1200'],
])('P1 a price of %p is signed as %s', (price, signed) => {
  expect(signedPrice(price)).toBe(signed);
});

test('P1 a request is signed over key, nonce, path and exact body', () => {
  const keys = { apiKey: 'key', secretKey: 'secret' };
  const { authorization = '', 'x-iyzi-rnd': random = '' } = requestProof(keys, '/payment/test', '{"a":1}');
  const [scheme, proof = ''] = authorization.split(' ');
  expect(scheme).toBe('IYZWSv2');
  expect(Object.fromEntries(new URLSearchParams(Buffer.from(proof, 'base64').toString().replaceAll(':', '=')))).toEqual(
    {
      apiKey: 'key',
      randomKey: random,
      signature: hmac('secret', `${random}/payment/test{"a":1}`),
    },
  );
  expect(requestProof(keys, '/payment/test', '{"a":1}')['x-iyzi-rnd']).not.toBe(random);
});
